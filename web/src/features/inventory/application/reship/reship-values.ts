import type { BodyInputOf } from '#contracts/kernel/endpoint.ts';
import type { applyReshipEndpoint } from '#contracts/requests/applications.ts';
import { addressOf, addressValuesOf, type AddressValues } from '#web/shared/order/address/address-values.ts';
import type { Unchecked } from '#web/ui/form/form-body.ts';
import type { TypedNumber } from '#web/ui/form/number/read-number.ts';

type BoxNumber = Exclude<TypedNumber, null>;
type Application = BodyInputOf<typeof applyReshipEndpoint>;

export interface ReshipValues {
  address: AddressValues;
  /** Number of the box by ONE ID, the first where none is said, `wrong` where none can be read; null as long as the warehouse packs as it sees fit. */
  boxOf: Readonly<Record<string, BoxNumber>> | null;
  dueAt: string | null;
  remark: string;
}

export const nothingEntered: ReshipValues = { address: addressValuesOf(), boxOf: null, dueAt: null, remark: '' };

export const applicationOf = ({ address, boxOf, dueAt, remark }: ReshipValues, oneIds: readonly string[]): Unchecked<Application> => ({
  oneIds: [...oneIds],
  address: addressOf(address),
  ...(boxOf && { boxes: boxesOf(boxOf, oneIds) }),
  dueAt,
  remark,
});

export const hasWrongBox = ({ boxOf }: Pick<ReshipValues, 'boxOf'>, oneIds: readonly string[]): boolean =>
  boxOf !== null && oneIds.some((oneId) => boxOf[oneId] === 'wrong');

const boxesOf = (boxOf: Readonly<Record<string, BoxNumber>>, oneIds: readonly string[]) => {
  const boxes = new Map<BoxNumber, string[]>();
  for (const oneId of oneIds) {
    const box = boxOf[oneId] ?? 1;
    boxes.set(box, [...(boxes.get(box) ?? []), oneId]);
  }
  return [...boxes]
    .sort(([one], [other]) => Number(one) - Number(other))
    .map(([box, inside]) => ({
      boxNo: box === 'wrong' ? null : String(box),
      oneIds: inside,
    }));
};
