import { isLabelCode, normaliseLabelCode } from '#contracts/labels/label-code.ts';
import { carrierOf } from '#contracts/labels/carrier.ts';
import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { applyShipWithLabelEndpoint } from '#contracts/requests/apply-ship-with-label.ts';

/** The application as it is being written. */
export interface ShipDraft {
  logNo: string;
  /** Undefined until it is typed: then the number's shape tells. */
  carrier: string | undefined;
  dueAt: string | undefined;
  dropship: boolean;
  remark: string;
}

export const emptyDraft: ShipDraft = { logNo: '', carrier: undefined, dueAt: undefined, dropship: false, remark: '' };

export const codeOf = ({ logNo }: ShipDraft): string => normaliseLabelCode(logNo);

export const carrierOfDraft = (draft: ShipDraft): string => draft.carrier ?? carrierOf(codeOf(draft)) ?? '';

/** What is still missing before it can be sent. */
export type ShipGap = 'label' | 'logNo' | 'carrier' | 'items';

export const gapsOf = (draft: ShipDraft, url: string | undefined, items: number): ReadonlySet<ShipGap> =>
  new Set<ShipGap>([
    ...(items === 0 ? (['items'] as const) : []),
    ...(url === undefined ? (['label'] as const) : []),
    ...(isLabelCode(codeOf(draft)) ? [] : (['logNo'] as const)),
    ...(carrierOfDraft(draft).trim() === '' ? (['carrier'] as const) : []),
  ]);

export const applicationOf = (draft: ShipDraft, url: string, oneIds: readonly string[]): BodyInputOf<typeof applyShipWithLabelEndpoint> => ({
  oneIds: [...oneIds],
  label: { url, logNo: codeOf(draft), carrier: carrierOfDraft(draft).trim() },
  dropship: draft.dropship,
  ...(draft.dueAt && { dueAt: draft.dueAt }),
  remark: draft.remark,
});
