import { describe, expect, it } from 'vitest';
import { formatOneId, oneIdFrom } from '#contracts/item/one-id.ts';
import { applyBulkReshipEndpoint } from '#contracts/requests/bulk-reships/apply-bulk-reship.ts';
import { customer } from '#tests/support/customer.ts';
import { addressValuesOf } from '#web/shared/order/address/address-values.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { bodyOf, codesIn, contentsOf, nextId, nothingEntered } from './bulk-reship-values.ts';

const address = addressValuesOf(customer);
const [A, B, C] = [1, 2, 3].map((n) => oneIdFrom([n, 2, 3, 4, 5, 6, 7, 8, 9])) as [string, string, string];
const boxes = [
  { id: 1, address },
  { id: 4, address },
];

describe('Rule: each item of a bulk reship is in one box', () => {
  it('in the first one where none is said, or the one that was said is gone', () => {
    expect(contentsOf({ boxes, boxOf: { [B]: 4, [C]: 3 } }, [A, B, C])).toEqual([[A, C], [B]]);
    expect(nextId(boxes)).toBe(5);
  });

  it('and what is sent is what the contract takes', () => {
    const sent = withoutGaps(bodyOf({ ...nothingEntered, boxes, boxOf: { [B]: 4 } }, [A, B]));
    expect(sent).toMatchObject({ boxes: [{ oneIds: [A] }, { oneIds: [B], address: customer }] });
    expect(errorsIn(applyBulkReshipEndpoint.body, sent, { language: 'en_us' }).filter(({ field }) => !field.includes('oneIds'))).toEqual([]);
  });

  it('refused where a box is empty or lacks its address', () => {
    const sent = withoutGaps(bodyOf({ ...nothingEntered, boxes: [boxes[0]!, { id: 2, address: addressValuesOf() }] }, [A]));
    const fields = errorsIn(applyBulkReshipEndpoint.body, sent, { language: 'en_us' }).map(({ field }) => field);
    expect(fields).toContain('boxes.1.oneIds');
    expect(fields).toContain('boxes.1.address.city');
    expect(fields.filter((field) => field.startsWith('boxes.0.address'))).toEqual([]);
  });
});

describe('Rule: items are scanned, typed or pasted', () => {
  it('one or many, as people write them', () => {
    expect(codesIn(` ${formatOneId(A).toLowerCase()}\n${A}, nonsense;`)).toEqual({ oneIds: [A], others: ['nonsense'] });
    expect(codesIn('  ')).toEqual({ oneIds: [], others: [] });
  });
});
