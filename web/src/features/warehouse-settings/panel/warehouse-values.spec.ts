import { describe, expect, it } from 'vitest';
import { changeWarehouse, createWarehouse } from '#contracts/reference/reference-commands.ts';
import { errorsIn, withoutGaps } from '#web/ui/form/form-body.ts';
import { changeOf, warehouseOf, warehouseValuesOf, type Warehouse, type WarehouseValues } from './warehouse-values.ts';

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

const entered = (values: WarehouseValues) => withoutGaps(warehouseOf(values)) as Warehouse;
const missing = (values: WarehouseValues) =>
  errorsIn(createWarehouse.body, entered(values), { language: 'en_us' }).map(({ field, rule }) => `${field}: ${rule}`);

describe('Rule: a warehouse is sent once nothing is missing', () => {
  it('takes one that is there as it is, its menu in the order of the pages', () => {
    const sent = entered(warehouseValuesOf(setting));
    expect(createWarehouse.body?.parse(sent)).toEqual(sent);
    expect(sent).toMatchObject({ warehouseId: 'EWR-1', dailyFeeCents: 14, menu: ['700101', '700106'] });
  });

  it('waits for id, name, limit and fee of a new one', () => {
    const fresh = { ...warehouseValuesOf(undefined), warehouseId: ' BOS-4 ', name: 'Boston', storageLimitDays: 0, dailyFeeCents: 0 };
    expect(missing(fresh)).toEqual([]);
    expect(entered(fresh)).toMatchObject({ warehouseId: 'BOS-4', level: 'Basic' });
    for (const gap of [{ warehouseId: ' ' }, { name: '' }, { storageLimitDays: null }, { dailyFeeCents: null }])
      expect(missing({ ...fresh, ...gap })).toEqual([`${Object.keys(gap)[0]}: required`]);
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
  const opened = warehouseValuesOf({ ...setting, address });

  it('waits for what is missing of one that was begun', () => {
    expect(missing({ ...opened, address: { ...opened.address, street: ' ' } })).toEqual(['address.street: required']);
    expect(entered(warehouseValuesOf(setting))).not.toHaveProperty('address');
  });

  it('is sent when it was changed, and asks for no ID card in China', () => {
    expect(changeOf(opened, entered(opened))).toEqual({ warehouseId: 'EWR-1' });
    const moved = { ...opened, address: { ...opened.address, country: 'CN' } };
    expect(changeWarehouse.body?.parse(changeOf(opened, entered(moved)))).toEqual({
      warehouseId: 'EWR-1',
      address: { ...address, country: 'CN' },
    });
  });
});

describe('Rule: of a warehouse that is there only the changes are sent', () => {
  const opened = warehouseValuesOf(setting);

  it('so that another may change the rest meanwhile', () => {
    const sent = changeOf(opened, entered({ ...opened, dailyFeeCents: 17, menu: ['700101'] }));
    expect(changeWarehouse.body?.parse(sent)).toEqual({ warehouseId: 'EWR-1', dailyFeeCents: 17, menu: ['700101'] });
  });

  it('and nothing but its id without any', () => {
    expect(changeOf(opened, entered(opened))).toEqual({ warehouseId: 'EWR-1' });
  });
});
