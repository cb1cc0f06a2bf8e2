import type { ChannelFailureKind } from '#contracts/channels/channel-failures.ts';
import type { AnyConnector, Inbound, InboundItem, Programme, Reading } from '../kernel/port.ts';

/** A shipment into the programme of a channel, as the house knows it. Items are named there by where they stand in it. */
export interface ProgrammeShipment {
  shipmentNo: string;
  wanted: 'create' | 'cancel' | 'follow';
  /** What the channel calls it, once it does. */
  displayNo: string | null;
  items: readonly InboundItem[];
  /** Boxes that have left the house. */
  shippedBoxes: readonly number[];
  updatedAt: string;
}

/** What is printed of a shipment that the channel expects. */
export interface InboundPapers {
  manifest: Buffer;
  labels: readonly { boxNo: number; file: Buffer; trackingNo: string; carrier: string }[];
}

/** Where shipments are, and where the channel's answers go. Told twice, each is told once. */
export interface ProgrammeNews {
  wanted(accountId: string, wanted: readonly ProgrammeShipment['wanted'][]): Promise<readonly ProgrammeShipment[]>;
  created(shipmentNo: string, inbound: Inbound, papers: InboundPapers): Promise<void>;
  refused(shipmentNo: string, code: string): Promise<void>;
  cancelled(shipmentNo: string): Promise<void>;
  seen(shipmentNo: string, inbound: Inbound): Promise<void>;
}

interface Parts {
  accountId: string;
  connector: AnyConnector;
  programme: ProgrammeNews;
  now: Date;
  /** Until when those wait that were asked for in vain, by number. */
  waiting: Map<string, number>;
  /** Only what ends goes out. */
  endsOnly: boolean;
  onError(failure: unknown): void;
}

/** How long nothing is asked again that was not answered, in ms. */
const AGAIN_MS = 30_000;
/** A call that was on its way when a shipment was recalled has ended by then, in ms. */
const SETTLED_MS = 60_000;

/** What no second try would change. */
const final: readonly ChannelFailureKind[] = ['unsupported', 'priceRefused'];

const hasProgramme = (connector: AnyConnector): connector is AnyConnector & Programme => connector.createInbound !== undefined;

/** Announces what was approved, and takes back what was recalled. A call whose answer was lost is found again by our number, so that each is announced once. */
export const announceShipments = async (parts: Parts): Promise<void> => {
  const { connector, programme, accountId, now, waiting, endsOnly } = parts;
  if (!hasProgramme(connector)) return;
  for (const shipment of await programme.wanted(accountId, endsOnly ? ['cancel'] : ['create', 'cancel'])) {
    const { shipmentNo, wanted, updatedAt } = shipment;
    if ((waiting.get(shipmentNo) ?? 0) > now.getTime()) continue;
    if (wanted === 'cancel' && now.getTime() - Date.parse(updatedAt) < SETTLED_MS) continue;
    waiting.set(shipmentNo, now.getTime() + AGAIN_MS);
    await (wanted === 'create' ? create(connector, programme, shipment) : takeBack(connector, programme, shipmentNo));
  }
};

const create = async (connector: Programme, programme: ProgrammeNews, { shipmentNo, items }: ProgrammeShipment): Promise<void> => {
  const known = await connector.findInbound(shipmentNo);
  if (known.kind === 'failed') return;
  const inbound: Reading<Inbound> = known.value ? { kind: 'read', value: known.value } : await connector.createInbound(shipmentNo, items);
  if (inbound.kind === 'failed') {
    if (final.includes(inbound.failure.kind)) await programme.refused(shipmentNo, inbound.failure.code);
    return;
  }
  const papers = await papersOf(connector, inbound.value);
  if (papers) await programme.created(shipmentNo, inbound.value, papers);
};

/** All of them, or none yet. */
const papersOf = async (connector: Programme, { displayNo, boxes }: Inbound): Promise<InboundPapers | undefined> => {
  const manifest = await connector.manifest(displayNo);
  if (manifest.kind === 'failed') return undefined;
  const labels = [];
  for (const { boxNo, trackingNo, carrier } of boxes) {
    const label = await connector.boxLabel(displayNo, boxNo);
    if (label.kind === 'failed') return undefined;
    labels.push({ boxNo, file: label.value, trackingNo, carrier });
  }
  return { manifest: manifest.value, labels };
};

const takeBack = async (connector: Programme, programme: ProgrammeNews, shipmentNo: string): Promise<void> => {
  const known = await connector.findInbound(shipmentNo);
  if (known.kind === 'failed') return;
  const ended = known.value ? await connector.cancelInbound(known.value.displayNo) : known;
  if (ended.kind === 'read') await programme.cancelled(shipmentNo);
};

/** Tells the channel which boxes have left, and asks how far the items are. */
export const followShipments = async ({ connector, programme, accountId, onError }: Parts): Promise<void> => {
  if (!hasProgramme(connector)) return;
  for (const { shipmentNo, displayNo, shippedBoxes } of await programme.wanted(accountId, ['follow'])) {
    if (displayNo === null || shippedBoxes.length === 0) continue;
    const there = await connector.inbound(displayNo);
    if (there.kind === 'failed') continue;
    const untold = there.value.boxes.filter(({ boxNo, isShipped }) => !isShipped && shippedBoxes.includes(boxNo)).map(({ boxNo }) => boxNo);
    const told = untold.length > 0 ? await connector.boxesShipped(displayNo, untold) : there;
    const inbound = told.kind === 'read' ? told.value : there.value;
    // One that cannot be told stands in the way of no other.
    await programme
      .seen(shipmentNo, inbound)
      .catch((cause: unknown) => onError(new Error(`The shipment ${shipmentNo} was not followed.`, { cause })));
  }
};
