import { describe, expect, it } from 'vitest';
import { openedOrder } from './opened-order.ts';
import type { Viewpoint } from '../viewpoint.ts';

const oddNo = 'OC26112000377';
const seller: Viewpoint = { terminal: 'business', pathname: '/business/order-management/outboundTransport' };
const staff: Viewpoint = { terminal: 'warehouse', pathname: '/Warehouse/Outbound/transportdetail' };
const admin: Viewpoint = { terminal: 'admin', pathname: '/admin/Audit' };

describe('Rule: one behaviour opens the row of every list of orders (R2.147)', () => {
  it('at the page for whoever looks', () => {
    expect(openedOrder(seller, { type: 4, oddNo })).toEqual({
      to: `/business/in-warehouse/inventory/detail/transportdetail?oddNo=${oddNo}&dealType=4`,
    });
    expect(openedOrder(staff, { type: 4, oddNo })).toEqual({ to: `/Warehouse/Outbound/Detail?oddNo=${oddNo}` });
    expect(openedOrder(admin, { type: 4, oddNo })).toEqual({ to: `/admin/Audit/Outbound/Detail?oddNo=${oddNo}` });
  });
});

describe('Rule: a row without its number opens nothing and says so (R2.156, R2.157)', () => {
  it.each([null, undefined, ''])('%j', (none) => {
    for (const type of [3, 4, 5, 7, 14] as const) expect(openedOrder(seller, { type, oddNo: none })).toEqual({ lacks: 'orders.orderNumberError' });
    for (const type of [6, 11] as const) expect(openedOrder(admin, { type, oddNo: none })).toEqual({ lacks: 'orders.consignmentNumberError' });
  });
});
