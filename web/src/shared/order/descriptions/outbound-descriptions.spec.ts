import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import type { OrderDetail } from '#contracts/outbound/order-rows.ts';
import { outboundDescriptions } from './outbound-descriptions.tsx';

const t = ((key: string) => key) as TFunction;
const order = {
  state: 'reviewing',
  fee: null,
  address: null,
  label: null,
  logNo: null,
  carrier: null,
  gmtDue: null,
  gmtApproved: null,
  outTime: null,
};
const feeOf = (state: OrderDetail['state']) =>
  outboundDescriptions({ ...order, state } as OrderDetail, t).find((description) => description && description.label === 'orders.fee');

describe('Rule: an order says whether a fee is still to come', () => {
  it('not quoted yet, while it is reviewed', () => expect(feeOf('reviewing')).toMatchObject({ value: 'orders.notQuoted' }));

  it.each(['pendingOutbound', 'outOfWarehouse', 'completed'] as const)('no fee, once it was approved without one: %s', (state) =>
    expect(feeOf(state)).toMatchObject({ value: 'orders.noFee' }),
  );
});
