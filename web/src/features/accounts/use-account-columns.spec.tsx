import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SellerAccount } from '#contracts/accounts/account-queries.ts';
import type { AccountActions } from './use-account-actions.tsx';
import { useAccountColumns } from './use-account-columns.tsx';

const Cell = ({ column, seller }: { column: string; seller: Partial<SellerAccount> }) =>
  useAccountColumns({} as AccountActions)
    .find(({ key }) => key === column)!
    .render(seller as SellerAccount);
const textOf = (column: string, seller: Partial<SellerAccount>) =>
  renderToStaticMarkup(<Cell column={column} seller={seller} />).replaceAll(/<[^>]*>/g, '');
const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

// Untranslated here: a key stands for its words.
describe('Rule: the last sign-in is said as far as it is remembered, which is a week', () => {
  const signIn = (seller: Partial<SellerAccount>) => textOf('signIn', { gmtSignIn: null, ...seller });

  it('of a new account, that there was none', () => expect(signIn({ state: 'active', gmtCreate: ago(6) })).toBe('accounts.neverSignedIn'));
  it('of an older one, only that there was none of late', () => expect(signIn({ state: 'active', gmtCreate: ago(8) })).toBe('accounts.noSignIn'));
  it('of a disabled one too', () => expect(signIn({ state: 'disabled', gmtCreate: ago(8) })).toBe('accounts.noSignIn'));
  it('and nothing where nobody could sign in yet', () => {
    for (const state of ['waiting', 'refused'] as const) expect(signIn({ state, gmtCreate: ago(8) })).toBe('–');
  });
});

describe('Rule: a seller is named by the name of their shop', () => {
  const shopInfo = { id: 16, uid: 'U10592', realname: 'Waffle Press' };

  it('with its number and UID beside it', () => expect(textOf('shop', { shopInfo })).toBe('Waffle Press16 · U10592'));
  it('and by none until they are admitted', () => expect(textOf('shop', { shopInfo: null })).toBe('–'));
});
