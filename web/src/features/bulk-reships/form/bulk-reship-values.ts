import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import { isOneId, normaliseOneId } from '#contracts/item/one-id.ts';
import type { applyBulkReshipEndpoint } from '#contracts/requests/bulk-reships/apply-bulk-reship.ts';
import { addressOf, addressValuesOf, type AddressValues } from '#web/shared/order/address/address-values.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';

/** A box while it is put together; `id` stays its own while others come and go. */
export interface BoxValues {
  id: number;
  address: AddressValues;
}

export interface BulkReshipValues {
  boxes: BoxValues[];
  /** In which box an item goes, by ONE ID: the first where none is said. */
  boxOf: Readonly<Record<string, number>>;
  dueAt: string | null;
  remark: string;
}

export const firstBox: BoxValues = { id: 1, address: addressValuesOf() };
export const nothingEntered: BulkReshipValues = { boxes: [firstBox], boxOf: {}, dueAt: null, remark: '' };

export const nextId = (boxes: readonly BoxValues[]): number => Math.max(0, ...boxes.map(({ id }) => id)) + 1;

type Packed = Pick<BulkReshipValues, 'boxes' | 'boxOf'>;

/** Where an item goes: what was said of a box that is gone counts no more. */
export const boxIdOf = ({ boxes, boxOf }: Packed, oneId: string): number => boxes.find(({ id }) => id === boxOf[oneId])?.id ?? boxes[0]!.id;

/** What is in each box, in the order in which the items are listed. */
export const contentsOf = (packed: Packed, oneIds: readonly string[]): string[][] =>
  packed.boxes.map(({ id }) => oneIds.filter((oneId) => boxIdOf(packed, oneId) === id));

export const bodyOf = (values: BulkReshipValues, oneIds: readonly string[]): Unchecked<BodyInputOf<typeof applyBulkReshipEndpoint>> => {
  const contents = contentsOf(values, oneIds);
  return {
    boxes: values.boxes.map(({ address }, index) => ({ oneIds: contents[index]!, address: addressOf(address) })),
    dueAt: values.dueAt,
    remark: values.remark,
  };
};

/** What was scanned or pasted: ONE IDs once each, and what is none. */
export const codesIn = (text: string): { oneIds: string[]; others: string[] } => {
  const codes = [...new Set(text.split(/[\s,;]+/).filter(Boolean))];
  const oneIds = [...new Set(codes.map(normaliseOneId).filter(isOneId))];
  return { oneIds, others: codes.filter((code) => !isOneId(normaliseOneId(code))) };
};
