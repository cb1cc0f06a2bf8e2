import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { applyReshipEndpoint } from '#contracts/requests/apply-reship.ts';
import { addressDraftOf, addressOf, type AddressDraft } from '../../../../shared/order/address-draft.ts';

type Application = BodyInputOf<typeof applyReshipEndpoint>;

export interface ReshipDraft {
  address: AddressDraft;
  /** Number of the box by ONE ID, the first where none is said; undefined as long as the warehouse packs as it sees fit. */
  boxOf: Readonly<Record<string, number>> | undefined;
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

const boxesOf = (boxOf: Readonly<Record<string, number>>, oneIds: readonly string[]): NonNullable<Application['boxes']> => {
  const boxes = new Map<number, string[]>();
  for (const oneId of oneIds) {
    const box = boxOf[oneId] ?? 1;
    boxes.set(box, [...(boxes.get(box) ?? []), oneId]);
  }
  return [...boxes].sort(([one], [other]) => one - other).map(([box, inside]) => ({ boxNo: String(box), oneIds: inside }));
};
