import { describe, expect, it } from 'vitest';
import { actionLink } from '#web/core/links/action-link.ts';
import { applicationKindAt } from './application-forms.ts';

const places = [
  { terminal: 'business', pathname: '/business/in-warehouse/inventory' },
  { terminal: 'admin', pathname: '/admin/warehouse/inventory' },
] as const;

describe('Rule: what is chosen in the inventory opens the form of its kind', () => {
  it.each([
    ['shipWithLabel', 'shipWithLabel'],
    ['reship', 'reship'],
    ['cashOut', 'cashOut'],
    ['consign', 'consignment'],
    ['transferOwner', 'ownershipTransfer'],
  ] as const)('%s', (action, kind) => {
    for (const place of places) {
      const { pathname, searchParams } = new URL(actionLink(place, action, ['A'])!, 'http://console');
      expect(applicationKindAt(pathname, searchParams)).toBe(kind);
    }
  });

  it('whatever the query says of a page of one kind', () => {
    expect(applicationKindAt('/business/in-warehouse/inventory/detail/CashOut', new URLSearchParams('dealType=3'))).toBe('cashOut');
  });
});
