import type { PackageDetail } from '#contracts/forecast/package-queries.ts';
import type { Count, CountLine } from './count.ts';

export interface Difference {
  kind: 'over' | 'short';
  sku: string;
  size: string;
  count: number;
}

/** What came that was not forecast, and what was forecast and did not come. Of an unclaimed parcel nothing was forecast. */
export const differencesOf = ({ lines }: Pick<Count, 'lines'>, unclaimed: boolean): Difference[] =>
  unclaimed ? [] : lines.flatMap((line) => differenceOf(line) ?? []);

/** Those that the server has as damaged; what is still on its way there has no name yet. */
export const damagedOf = (items: PackageDetail['items'], here: ReadonlySet<string>): PackageDetail['items'] =>
  items.filter(({ oneId, kind, condition }) => kind !== 'overage' && condition === 'damaged' && here.has(oneId));

const differenceOf = ({ sku, size, expected, received }: CountLine): Difference | undefined => {
  if (received === expected) return undefined;
  return received > expected ? { kind: 'over', sku, size, count: received - expected } : { kind: 'short', sku, size, count: expected - received };
};
