import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { addressDraftOf, addressOf, type AddressDraft } from '#web/shared/order/address-draft.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

type BoxNumber = Exclude<TypedNumber, null>;
type Application = BodyInputOf<typeof applyReshipEndpoint>;

export interface ReshipDraft {
  address: AddressDraft;
  /** Number of the box by ONE ID, the first where none is said, `wrong` where none can be read; undefined as long as the warehouse packs as it sees fit. */
  boxOf: Readonly<Record<string, BoxNumber>> | undefined;
  dueAt: string | undefined;
  remark: string;
}

export const emptyDraft: ReshipDraft = { address: addressDraftOf(), boxOf: undefined, dueAt: undefined, remark: '' };

export const applicationOf = ({ address, boxOf, dueAt, remark }: ReshipDraft, oneIds: readonly string[]): Application => ({
  oneIds: [...oneIds],
  address: addressOf(address),
  ...(boxOf && { boxes: boxesOf(boxOf, oneIds) }),
  ...(dueAt && { dueAt }),
  remark,
});

export const hasWrongBox = ({ boxOf }: Pick<ReshipDraft, 'boxOf'>, oneIds: readonly string[]): boolean =>
  boxOf !== undefined && oneIds.some((oneId) => boxOf[oneId] === 'wrong');

const boxesOf = (boxOf: Readonly<Record<string, BoxNumber>>, oneIds: readonly string[]): NonNullable<Application['boxes']> => {
  const boxes = new Map<BoxNumber, string[]>();
  for (const oneId of oneIds) {
    const box = boxOf[oneId] ?? 1;
    boxes.set(box, [...(boxes.get(box) ?? []), oneId]);
  }
  return [...boxes].sort(([one], [other]) => Number(one) - Number(other)).map(([box, inside]) => ({ boxNo: String(box), oneIds: inside }));
};
