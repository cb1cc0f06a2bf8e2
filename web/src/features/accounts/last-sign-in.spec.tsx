import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SellerAccountState } from '#contracts/accounts/seller-account-states.ts';
import { LastSignIn } from './use-account-columns.tsx';

// Untranslated here: a key stands for its words.
const said = (state: SellerAccountState, daysOld: number, gmtSignIn: string | null = null) =>
  renderToStaticMarkup(
    <LastSignIn state={state} gmtCreate={new Date(Date.now() - daysOld * 24 * 60 * 60_000).toISOString()} gmtSignIn={gmtSignIn} />,
  );

describe('Rule: of a sign-in no more is said than is known: it is remembered for a week', () => {
  it('never, while the account is younger than that', () => {
    expect(said('active', 1)).toBe('accounts.neverSignedIn');
  });

  it('none of late, afterwards', () => {
    expect(said('active', 8)).toBe('accounts.noSignIn');
    expect(said('disabled', 200)).toBe('accounts.noSignIn');
  });

  it('nothing of whom nobody admitted', () => {
    for (const state of ['waiting', 'refused'] as const) expect([said(state, 1), said(state, 30)]).toEqual(['–', '–']);
  });

  it('the time of one that is known', () => {
    expect(said('active', 1, new Date().toISOString())).toContain('<time');
  });
});
