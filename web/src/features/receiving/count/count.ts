import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import { receiveItemEndpoint, undoReceiptEndpoint } from '#contracts/receiving/receipts.ts';
import type { WaitingCall } from '#web/api/outbox/waiting-call.ts';

type Unit = PackageDetail['items'][number];

/** How a unit came in, in the order of the scans. */
export type Receipt = 'intact' | 'damaged' | 'over';

export interface CountLine {
  sku: string;
  size: string;
  name: string;
  image: string;
  expected: number;
  received: number;
}

/** What was forecast against what was scanned in, with the scans that the server has not confirmed. */
export interface Count {
  expected: number;
  receipts: readonly Receipt[];
  /** Of those that were expected; what is over is none of them. */
  arrived: number;
  over: number;
  lines: readonly CountLine[];
  /** ONE IDs that are scanned in. */
  here: ReadonlySet<string>;
}

export const countOf = (pack: Pick<PackageDetail, 'quantity' | 'items' | 'lines'>, pending: readonly WaitingCall[]): Count => {
  const here = new Map<string, Receipt>(
    pack.items.filter(({ condition }) => condition !== null).map(({ oneId, kind, condition }) => [oneId, receiptOf(kind, condition)]),
  );
  const lines = new Map(pack.lines.map((line) => [keyOf(line.sku, line.spec), toLine(line)]));
  const count = (sku: string, size: string, by: 1 | -1) => {
    const key = keyOf(sku, size);
    const line = lines.get(key) ?? { sku, size, name: '', image: '', expected: 0, received: 0 };
    lines.set(key, { ...line, received: line.received + by });
  };

  for (const { id, address, body } of pending) {
    if (address.name === receiveItemEndpoint.name) {
      const unit = pack.items.find(({ oneId }) => oneId === body['oneId']);
      const oneId = unit?.oneId ?? id;
      if (here.has(oneId)) continue;
      here.set(oneId, body['overage'] === true ? 'over' : body['condition'] === 'damaged' ? 'damaged' : 'intact');
      count(unit?.sku ?? String(body['sku']), unit?.spec ?? String(body['size']), 1);
    } else if (address.name === undoReceiptEndpoint.name) {
      const unit = pack.items.find(({ oneId }) => oneId === body['oneId']);
      if (unit && here.delete(unit.oneId)) count(unit.sku, unit.spec, -1);
    }
  }
  const receipts = [...here.values()];
  const over = receipts.filter((receipt) => receipt === 'over').length;
  return { expected: pack.quantity, receipts, arrived: receipts.length - over, over, lines: [...lines.values()], here: new Set(here.keys()) };
};

const keyOf = (sku: string, size: string): string => `${sku}\n${size}`;

const receiptOf = (kind: string, condition: string | null): Receipt => (kind === 'overage' ? 'over' : condition === 'damaged' ? 'damaged' : 'intact');

const toLine = ({ sku, spec, remarks, img, expected, received }: PackageDetail['lines'][number]): CountLine => ({
  sku,
  size: spec,
  name: remarks,
  image: img,
  expected,
  received,
});

interface Difference {
  kind: 'over' | 'short';
  sku: string;
  size: string;
  count: number;
}

/** What came that was not forecast, and what was forecast and did not come. Of an unclaimed parcel nothing was forecast. */
export const differencesOf = ({ lines }: Pick<Count, 'lines'>, unclaimed: boolean): Difference[] =>
  unclaimed ? [] : lines.flatMap((line) => differenceOf(line) ?? []);

/** Those that the server has as damaged; what is still on its way there has no name yet. */
export const damagedOf = (items: readonly Unit[], here: ReadonlySet<string>): Unit[] =>
  items.filter(({ oneId, kind, condition }) => kind !== 'overage' && condition === 'damaged' && here.has(oneId));

const differenceOf = ({ sku, size, expected, received }: CountLine): Difference | undefined => {
  if (received === expected) return undefined;
  return received > expected ? { kind: 'over', sku, size, count: received - expected } : { kind: 'short', sku, size, count: expected - received };
};

/** The unit that came in last and that nothing has happened to since: its receipt can still be undone. */
export const lastReceived = (items: readonly Unit[]): Unit | undefined =>
  items
    .filter(({ state, condition, gmtIn }) => state === 'received' && condition !== null && gmtIn !== null)
    .toSorted((a, b) => Date.parse(b.gmtIn!) - Date.parse(a.gmtIn!))[0];
