import { describe, expect, it } from 'vitest';
import { parseTopic, topicsOf } from './topics.ts';

describe('Rule: an event belongs to the topics of its stream, its shop and its warehouse', () => {
  it('tells an item to its drawer, both lists and BI', () => {
    expect(topicsOf({ streamId: 'item-K7Q2M4XR9D', tags: { shopIds: [7], warehouseId: 'EWR-1' } }).toSorted()).toEqual([
      'bi',
      'floor:EWR-1',
      'inventory:all',
      'inventory:shop:7',
      'inventory:warehouse:EWR-1',
      'item:K7Q2M4XR9D',
    ]);
  });

  it('tells an ownership change to both shops', () => {
    expect(topicsOf({ streamId: 'item-A', tags: { shopIds: [7, 9] } })).toContain('inventory:shop:9');
    expect(topicsOf({ streamId: 'item-A', tags: { shopIds: [7, 9] } })).toContain('inventory:shop:7');
  });

  it('moves the card of an order on the board of its warehouse', () => {
    expect(topicsOf({ streamId: 'order-OC26112000377', tags: { shopIds: [7], warehouseId: 'EWR-1' } })).toContain('board:EWR-1');
  });

  it('tells an announcement to the portals that see it, and to those who manage it', () => {
    expect(topicsOf({ streamId: 'announcement-A', tags: { portals: ['business'] } })).toEqual(['announcements:business', 'announcements:all']);
    expect(topicsOf({ streamId: 'announcement-A', tags: { portals: [] } })).toEqual(['announcements:all']);
  });

  it('tells the money of a shop to the shop and to finance', () => {
    expect(topicsOf({ streamId: 'wallet-7', tags: { shopIds: [7], balanceCents: 100 } })).toEqual(['wallet:7', 'wallet:all']);
  });

  it('tells a repair to the shop, and to those who carry repairs out, everywhere and in its warehouse', () => {
    expect(topicsOf({ streamId: 'repair-RO-1001', tags: { shopIds: [7], warehouseId: 'EWR-1' } })).toEqual([
      'floor:EWR-1',
      'repairs:7',
      'repairs:all',
      'repair-shop:EWR-1',
    ]);
  });

  it('tells an account to those who manage accounts, and to nobody else', () => {
    expect(topicsOf({ streamId: 'account-a1', tags: { shopIds: [7] } })).toEqual(['accounts']);
  });

  it('tells a warehouse and its shelves to those who set up warehouses', () => {
    expect(topicsOf({ streamId: 'warehouse-EWR-1', tags: { warehouseId: 'EWR-1' } })).toEqual(['warehouses']);
    expect(topicsOf({ streamId: 'shelf-S1', tags: { warehouseId: 'EWR-1' } }).toSorted()).toEqual(['shelves:EWR-1', 'warehouses']);
  });

  it('tells what is put aside to the dock where it lies, and to nobody else', () => {
    expect(topicsOf({ streamId: 'aside-EWR-1/FC-000101', tags: { warehouseId: 'EWR-1' } })).toEqual(['packages:warehouse:EWR-1']);
  });

  it('tells a SKU to those who keep the catalogue, and no shop', () => {
    expect(topicsOf({ streamId: 'sku-S1', tags: { shopIds: [7] } })).toEqual(['catalogue']);
  });
});

describe('Rule: only known topics can be followed', () => {
  it.each([
    'item:K7Q2M4XR9D',
    'inventory:shop:7',
    'inventory:all',
    'board:EWR-1',
    'announcements:warehouse',
    'announcements:all',
    'wallet:7',
    'wallet:all',
    'repairs:7',
    'warehouses',
    'audit',
    'bi',
  ])('knows %s', (text) => {
    expect(parseTopic(text)).toBeDefined();
  });
  it.each([
    '',
    'item',
    'item:a:b',
    'inventory:shop',
    'inventory:7',
    'audit:x',
    'warehouses:EWR-1',
    'account:1',
    'inventory:shop:7:8',
    'announcements',
    'announcements:shopUser',
    'wallet',
    'wallet:shop:7',
  ])('refuses %s', (text) => {
    expect(parseTopic(text)).toBeUndefined();
  });
});
