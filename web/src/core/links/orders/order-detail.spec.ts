import { describe, expect, it } from 'vitest';
import { orderDetail } from './order-detail.ts';

const oddNo = 'OC26112000377';
const inventory = '/business/in-warehouse/inventory/available/2';

describe('Rule: an order opens by its type (R2.147–R2.155)', () => {
  it.each([
    [3, `detail/transportdetail?oddNo=${oddNo}&dealType=3`],
    [4, `detail/transportdetail?oddNo=${oddNo}&dealType=4`],
    [14, `detail/transportdetail?oddNo=${oddNo}&dealType=14`],
    [5, `detail/cashout?oddNo=${oddNo}&dealType=5`],
    [7, `detail/warehousetransfer?oddNo=${oddNo}&dealType=7`],
  ] as const)('type %i', (type, suffix) => {
    expect(orderDetail(inventory, { type, oddNo })).toBe(`/business/in-warehouse/inventory/${suffix}`);
  });

  it('names the platform order of a consignment where the viewer knows it', () => {
    const page = `/business/in-warehouse/inventory/detail/occonsignment?oddNo=${oddNo}&dealType=6&edit=detail&platOrderNo=`;
    expect(orderDetail(inventory, { type: 6, oddNo })).toBe(page);
    expect(orderDetail(inventory, { type: 11, oddNo, platOrderNo: 'P 1' })).toBe(`${page}P%201`);
  });

  it.each([
    ['/admin/warehouse/order-management/cashout', '/admin/warehouse/order-management/detail/cashout'],
    ['/admin/warehouse/workplace', '/admin/warehouse/inventory/detail/cashout'],
    ['/admin/WarehouseManage/Stock', '/business/in-warehouse/inventory/detail/cashout'],
  ])('from %s', (pathname, page) => {
    expect(orderDetail(pathname, { type: 5, oddNo })).toBe(`${page}?oddNo=${oddNo}&dealType=5`);
  });
});
