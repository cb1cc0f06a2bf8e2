import type { DataOf } from '#contracts/kernel/endpoint.ts';
import { normaliseOneId } from '#contracts/item/one-id.ts';
import { normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { lookUpScan } from '#contracts/receiving/receiving-queries.ts';
import { queryClient } from '#web/api/query-client.ts';
import { inboundStep } from '#web/core/links/inbound-step.ts';

type Found = DataOf<typeof lookUpScan>;
type FoundPackage = Extract<Found, { found: 'package' }>['package'];
type FoundUnit = Extract<Found, { found: 'unit' }>['unit'];

/** What this device has read of a parcel or of one of its units that are on their way in: enough to go on without a network. */
export const knownHere = (code: string): Found | undefined => {
  for (const found of newestFirst()) {
    const parcel = 'package' in found ? found.package : null;
    if (parcel && isOf(parcel, code)) return { found: 'package', package: parcel };
    const unit = parcel ? unitOf(parcel, normaliseOneId(code)) : undefined;
    if (unit) return { found: 'unit', unit, package: parcel };
  }
  return undefined;
};

const newestFirst = (): Found[] =>
  queryClient
    .getQueryCache()
    .findAll({ queryKey: ['read', lookUpScan.name] })
    .toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .flatMap(({ state }) => (state.data as Found | undefined) ?? []);

const isOf = ({ preId, packId, logNo }: FoundPackage, code: string): boolean =>
  [preId, packId, logNo].some((number) => normaliseLabelCode(number) === normaliseLabelCode(code));

/** Nobody can be told what may be done with a unit that waits for none of these steps: it has to be looked up. */
const unitOf = (parcel: FoundPackage, oneId: string): FoundUnit | undefined => {
  const item = parcel.items.find((each) => each.oneId === oneId);
  if (!item || inboundStep(item.state) === undefined) return undefined;
  const { preId, shopInfo, warehouseId, batchNo } = parcel;
  return { ...item, shelvesName: item.shelvesName ?? null, shopInfo, preId, warehouseId, batchNo, pku: '', actions: [] };
};
