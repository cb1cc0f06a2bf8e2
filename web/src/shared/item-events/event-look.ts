import {
  ArrowLeftRight,
  Ban,
  Box,
  CircleDollarSign,
  ClipboardCheck,
  ClipboardX,
  HandCoins,
  Handshake,
  Package,
  PackageCheck,
  PackageOpen,
  PackageSearch,
  Pencil,
  RotateCcw,
  ScanLine,
  ShieldCheck,
  ShieldX,
  Tag,
  Truck,
  Undo2,
  Warehouse,
  Wrench,
  type LucideIcon,
} from 'lucide-react';
import type { ItemEventName } from '#contracts/item/item-events.ts';
import type { Tone } from '#contracts/item/item-states.ts';
import type { TimelineEntry } from '#contracts/item/item-queries.ts';

interface Look {
  icon: LucideIcon;
  tone: Tone;
}

const looks: Record<ItemEventName, Look> = {
  ItemForecast: { icon: PackageOpen, tone: 'cancelled' },
  ItemForecastAmended: { icon: Pencil, tone: 'cancelled' },
  ItemForecastCancelled: { icon: Ban, tone: 'cancelled' },
  ItemForecastExpired: { icon: Ban, tone: 'cancelled' },
  ItemReceived: { icon: PackageCheck, tone: 'cancelled' },
  InboundCancelled: { icon: Undo2, tone: 'refused' },
  ItemInspected: { icon: ScanLine, tone: 'done' },
  ItemShelved: { icon: Warehouse, tone: 'done' },
  ShelvingUndone: { icon: Undo2, tone: 'cancelled' },
  ItemMoved: { icon: ArrowLeftRight, tone: 'progress' },
  ItemRequested: { icon: Tag, tone: 'waiting' },
  DirectOutboundOrdered: { icon: Truck, tone: 'progress' },
  RequestQuoted: { icon: CircleDollarSign, tone: 'waiting' },
  RequestApproved: { icon: ClipboardCheck, tone: 'done' },
  RequestRejected: { icon: ClipboardX, tone: 'refused' },
  RequestRecalled: { icon: RotateCcw, tone: 'cancelled' },
  RequestConfirmed: { icon: Handshake, tone: 'done' },
  RequestCancelled: { icon: Ban, tone: 'cancelled' },
  ItemPicked: { icon: Box, tone: 'progress' },
  PickUndone: { icon: Undo2, tone: 'cancelled' },
  ShortPickUndone: { icon: Undo2, tone: 'cancelled' },
  ItemFound: { icon: PackageCheck, tone: 'done' },
  WriteOffRequested: { icon: PackageSearch, tone: 'waiting' },
  WriteOffRejected: { icon: PackageSearch, tone: 'refused' },
  ItemWrittenOff: { icon: Ban, tone: 'cancelled' },
  ItemMissed: { icon: PackageSearch, tone: 'refused' },
  ItemShortPicked: { icon: PackageSearch, tone: 'refused' },
  ItemPacked: { icon: Package, tone: 'progress' },
  ItemShipped: { icon: Truck, tone: 'done' },
  ItemDispatched: { icon: Truck, tone: 'progress' },
  ItemArrived: { icon: PackageCheck, tone: 'done' },
  ItemLostInTransit: { icon: PackageSearch, tone: 'refused' },
  ItemReturned: { icon: RotateCcw, tone: 'refused' },
  ConsignmentListed: { icon: Tag, tone: 'progress' },
  ConsignmentSold: { icon: HandCoins, tone: 'done' },
  ItemListed: { icon: Tag, tone: 'progress' },
  ItemUnlisted: { icon: Ban, tone: 'cancelled' },
  ConsignmentDelisted: { icon: Ban, tone: 'cancelled' },
  RepairApplied: { icon: Wrench, tone: 'waiting' },
  ItemRepaired: { icon: Wrench, tone: 'done' },
  RepairFailed: { icon: Wrench, tone: 'refused' },
  RepairCancelled: { icon: Ban, tone: 'cancelled' },
  RepairRejected: { icon: ClipboardX, tone: 'refused' },
  RepairBoxLost: { icon: PackageSearch, tone: 'refused' },
  LostBoxFound: { icon: PackageCheck, tone: 'progress' },
  ItemSetAvailable: { icon: ShieldCheck, tone: 'done' },
  ItemOwnerChanged: { icon: Handshake, tone: 'progress' },
  ItemCostChanged: { icon: Pencil, tone: 'cancelled' },
};

/** Icon and colour of an entry; an inspection that found a defect is red. */
export const lookOf = ({ name, checkResult }: Pick<TimelineEntry, 'name' | 'checkResult'>): Look => {
  if (name === 'ItemInspected' && checkResult !== 'qualified') return { icon: ShieldX, tone: 'refused' };
  return looks[name as ItemEventName];
};
