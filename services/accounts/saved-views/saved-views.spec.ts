import { describe, expect, it } from 'vitest';
import { MAX_VIEWS, MAX_VIEWS_PER_LIST, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import type { ViewEvent } from '#contracts/accounts/saved-views/view-events.ts';
import { isRejection } from '#contracts/kernel/rejection.ts';
import type { Decision } from '#kernel/commands/decision.ts';
import { savedViewsStream, type SavedViews } from '#services/aggregates/account/saved-views.ts';
import { dropView } from './drop-view.ts';
import { keepView } from './keep-view.ts';
import { loaded } from '#kernel/commands/loaded.ts';

const dunks: SavedView = { list: 'inventory', name: 'Dunks', address: '/business/inventory?text=dunk' };
const late: SavedView = { list: 'outbound-orders', name: 'Late', address: '/business/orders?late=1' };

const viewsOf = (state: SavedViews) => loaded(savedViewsStream, 'A1', state);
const keep = (body: SavedView, views: SavedViews) => keepView({ body }, { views: viewsOf(views) });
const drop = (body: Pick<SavedView, 'list' | 'name'>, views: SavedViews) => dropView({ body }, { views: viewsOf(views) });

const after = (views: SavedViews, decision: Decision): SavedViews => {
  if (isRejection(decision)) throw new Error(decision.rejected);
  return decision.changes.flatMap((change) => change.events as readonly ViewEvent[]).reduce(savedViewsStream.evolve, views);
};
const many = (count: number, list: (at: number) => string): SavedView[] =>
  Array.from({ length: count }, (_, at) => ({ list: list(at), name: `View ${at}`, address: '/business/inventory' }));

describe('Rule: a person finds the views again that they have kept', () => {
  it('under the account that kept them', () => {
    expect(keep(dunks, [])).toMatchObject({ changes: [{ id: 'A1', events: [{ type: 'ViewKept', data: dunks }] }] });
    expect(after([late], keep(dunks, [late]))).toEqual([late, dunks]);
  });

  it('with the newest address of a name, where it stood', () => {
    const jordans = { ...dunks, address: '/business/inventory?text=jordan' };
    expect(after([dunks, late], keep(jordans, [dunks, late]))).toEqual([jordans, late]);
    expect(keep(dunks, [dunks])).toEqual({ changes: [] });
  });

  it('and not those that they dropped', () => {
    const sameName = { ...late, name: dunks.name };
    expect(after([dunks, sameName], drop({ list: 'inventory', name: 'Dunks' }, [dunks, sameName]))).toEqual([sameName]);
    expect(drop({ list: 'inventory', name: 'Late' }, [late])).toMatchObject({ rejected: 'ViewNotFound', field: 'name' });
  });
});

describe('Rule: the views of a list fit above it', () => {
  it('one more than that is refused', () => {
    const full = many(MAX_VIEWS_PER_LIST, () => 'inventory');
    expect(keep(dunks, full)).toMatchObject({ rejected: 'TooManyViewsOfList', params: { max: MAX_VIEWS_PER_LIST } });
    expect(isRejection(keep(late, full))).toBe(false);
    expect(isRejection(keep({ ...full[0]!, address: '/elsewhere' }, full))).toBe(false);
  });

  it('and there is an end to lists, too', () => {
    const full = many(MAX_VIEWS, (at) => `list-${at}`);
    expect(keep(dunks, full)).toMatchObject({ rejected: 'TooManyViews', params: { max: MAX_VIEWS } });
  });
});
