import {
  ArrowLeftRight,
  ClipboardCheck,
  Handshake,
  HandCoins,
  PackageOpen,
  Repeat2,
  Truck,
  Warehouse,
  Wrench,
  CircleDollarSign,
  type LucideIcon,
} from 'lucide-react';
import { itemActions, type ItemActionName } from '#contracts/item/item-actions.ts';
import type { ItemDetail } from '#contracts/item/item-queries.ts';
import type { RequestType } from '#contracts/item/order-kinds.ts';
import type { Words } from '#contracts/kernel/words.ts';
import { shortOddNo } from '#contracts/outbound/odd-no.ts';
import { actionLink } from '#web/core/links/action-link.ts';
import { orderLink } from '#web/core/links/orders/order-link.ts';
import { useViewpoint } from '#web/core/links/viewpoint.ts';
import { repairLink } from '#web/core/links/repair-link.ts';
import { useMayOpen } from '#web/core/routes/permitted-pages.ts';
import { useWhyNot } from '#web/shared/requests/use-why-not.ts';

interface NextStep {
  name: ItemActionName;
  icon: LucideIcon;
  words: Words;
  to: string;
  /** Why it cannot be asked for now. */
  reason?: string | undefined;
}

interface NextSteps {
  running: { kind: 'order' | 'repair'; number: string; to: string } | undefined;
  requests: NextStep[];
  /** What is asked for less often, and does not fit beside them. */
  further: NextStep[];
}

/** What leads from an item to a page of its own, the most frequent first. */
const icons: Partial<Record<ItemActionName, LucideIcon>> = {
  inspect: ClipboardCheck,
  shelve: Warehouse,
  shipWithLabel: Truck,
  reship: Repeat2,
  consign: HandCoins,
  cashOut: CircleDollarSign,
  transferOwner: Handshake,
  moveWarehouse: ArrowLeftRight,
  repair: Wrench,
  directOutbound: PackageOpen,
  moveOnBehalf: ArrowLeftRight,
};
const offered = Object.keys(icons) as ItemActionName[];
/** As many as stand beside one another. */
const most = 3;

/** What the server allows and the account may open; what is offered for sale says why nothing is asked for it (R8.26). */
export const useNextSteps = ({ actions, running, oneId, state, defective, inProdInfo: { checkResult }, listedOn }: ItemDetail): NextSteps => {
  const place = useViewpoint();
  const mayOpen = useMayOpen();
  const whyNot = useWhyNot();

  const asked = { oneId, state, defective, checkResult, isSold: false, isListed: listedOn !== undefined };
  const requests = offered.flatMap((name): NextStep[] => {
    const isAllowed = actions.includes(name);
    const reason = isAllowed || listedOn === undefined ? undefined : whyNot(name, asked);
    const to = isAllowed || reason ? actionLink(place, name, [oneId]) : undefined;
    return to !== undefined && mayOpen(to) ? [{ name, icon: icons[name]!, words: itemActions[name], to, reason }] : [];
  });
  return { running: runningOf(running, place, mayOpen), requests: requests.slice(0, most), further: requests.slice(most) };
};

const runningOf = (
  running: ItemDetail['running'],
  place: ReturnType<typeof useViewpoint>,
  mayOpen: (to: string) => boolean,
): NextSteps['running'] => {
  if (running?.oddNo && running.requestType) {
    const to = orderLink(place, { type: running.requestType as RequestType, oddNo: running.oddNo });
    return to !== undefined && mayOpen(to) ? { kind: 'order', number: shortOddNo(running.oddNo), to } : undefined;
  }
  if (running?.repairNo) {
    const to = repairLink(place, running.repairNo);
    return mayOpen(to) ? { kind: 'repair', number: running.repairNo, to } : undefined;
  }
  return undefined;
};
