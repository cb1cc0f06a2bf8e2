import { describe, expect, it } from 'vitest';
import { changeWarehouse } from '#contracts/reference/change-warehouse.ts';
import { createWarehouse } from '#contracts/reference/create-warehouse.ts';
import { changeOf, draftOf, warehouseOf } from './warehouse-draft.ts';

const setting = {
  id: 'EWR-1',
  name: 'EWR-1 Newark',
  level: 'Advance' as const,
  storageLimitDays: 60,
  dailyFee: 14,
  timeZone: 'America/New_York',
  city: 'Newark, NJ',
  menu: ['700106', '700101'],
  address: null,
  shelves: 60,
  capacity: 2400,
  load: 1200,
};

describe('Rule: a warehouse is sent once nothing is missing', () => {
  it('takes one that is there as it is, its menu in the order of the pages', () => {
    const sent = warehouseOf(draftOf(setting));
    expect(createWarehouse.body?.parse(sent)).toEqual(sent);
    expect(sent).toMatchObject({ warehouseId: 'EWR-1', dailyFeeCents: 14, menu: ['700101', '700106'] });
  });

  it('waits for id, name, limit and fee of a new one', () => {
    const fresh = { ...draftOf(undefined), warehouseId: ' BOS-4 ', name: 'Boston', storageLimitDays: 0, dailyFeeCents: 0 };
    expect(warehouseOf(fresh)).toMatchObject({ warehouseId: 'BOS-4', level: 'Basic' });
    for (const missing of [{ warehouseId: ' ' }, { name: '' }, { storageLimitDays: null }, { dailyFeeCents: null }])
      expect(warehouseOf({ ...fresh, ...missing })).toBeUndefined();
  });
});

describe('Rule: an address is whole or not there', () => {
  const address = {
    recipient: 'EWR-1',
    country: 'US',
    state: 'NJ',
    city: 'Newark',
    zipCode: '07105',
    street: '400 Delancy St',
    phone: '+1 973 555 0140',
  };
  const opened = draftOf({ ...setting, address });

  it('waits for what is missing of one that was begun', () => {
    expect(warehouseOf({ ...opened, address: { ...opened.address, street: ' ' } })).toBeUndefined();
    expect(warehouseOf(draftOf(setting))).not.toHaveProperty('address');
  });

  it('is sent when it was changed, and asks for no ID card in China', () => {
    expect(changeOf(opened, warehouseOf(opened)!)).toEqual({ warehouseId: 'EWR-1' });
    const moved = { ...opened, address: { ...opened.address, country: 'CN' } };
    expect(changeWarehouse.body?.parse(changeOf(opened, warehouseOf(moved)!))).toEqual({
      warehouseId: 'EWR-1',
      address: { ...address, country: 'CN' },
    });
  });
});

describe('Rule: of a warehouse that is there only the changes are sent', () => {
  const opened = draftOf(setting);

  it('so that another may change the rest meanwhile', () => {
    const sent = changeOf(opened, warehouseOf({ ...opened, dailyFeeCents: 17, menu: ['700101'] })!);
    expect(changeWarehouse.body?.parse(sent)).toEqual({ warehouseId: 'EWR-1', dailyFeeCents: 17, menu: ['700101'] });
  });

  it('and nothing but its id without any', () => {
    expect(changeOf(opened, warehouseOf(opened)!)).toEqual({ warehouseId: 'EWR-1' });
  });
});
