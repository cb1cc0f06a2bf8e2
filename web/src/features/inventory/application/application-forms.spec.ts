import { describe, expect, it } from 'vitest';
import { actionLink } from '#web/core/links/action-link.ts';
import { applicationTypeAt } from './application-forms.ts';

const places = [
  { terminal: 'business', pathname: '/business/in-warehouse/inventory' },
  { terminal: 'admin', pathname: '/admin/warehouse/inventory' },
] as const;

describe('Rule: what is chosen in the inventory opens the form of its type', () => {
  it.each([
    ['shipWithLabel', 3],
    ['reship', 4],
    ['cashOut', 5],
    ['consign', 6],
    ['transferOwner', 7],
  ] as const)('%s', (action, type) => {
    for (const place of places) {
      const { pathname, searchParams } = new URL(actionLink(place, action, ['A'])!, 'http://console');
      expect(applicationTypeAt(pathname, searchParams)).toBe(type);
    }
  });

  it('whatever the query says of a page of one type', () => {
    expect(applicationTypeAt('/business/in-warehouse/inventory/detail/CashOut', new URLSearchParams('dealType=3'))).toBe(5);
  });
});
