import { describe, expect, it } from 'vitest';
import { MAX_VIEWS, MAX_VIEWS_PER_LIST, type SavedView } from '#contracts/accounts/saved-views/saved-view.ts';
import { savedViewsStream } from '#services/aggregates/account/saved-views.ts';
import { dropView } from './drop-view.ts';
import { keepView } from './keep-view.ts';
import { fact } from '#tests/support/facts.ts';
import { specification, type Given } from '#tests/support/given.ts';

const dunks: SavedView = { list: 'inventory', name: 'Dunks', address: '/business/inventory?text=dunk' };
const late: SavedView = { list: 'outbound-orders', name: 'Late', address: '/business/orders?late=1' };

const ofTheAccount = (given: Given) => ({ views: given.one(savedViewsStream, 'A1') });
const keeping = specification(keepView, ofTheAccount);
const dropping = specification(dropView, ofTheAccount);
const kept = (...views: SavedView[]) => fact(savedViewsStream, 'A1', ...views.map((data) => ({ type: 'ViewKept' as const, data })));
const many = (count: number, list: (at: number) => string): SavedView[] =>
  Array.from({ length: count }, (_, index) => ({ list: list(index), name: `View ${index}`, address: '/business/inventory' }));

describe('Rule: a person finds the views again that they have kept', () => {
  it('under the account that kept them', () => {
    const keep = keeping.given(kept(late)).when({ body: dunks });
    keep.then({ id: 'A1', type: 'ViewKept', data: dunks });
    expect(keep.stateAfter(savedViewsStream, 'A1')).toEqual([late, dunks]);
  });

  it('with the newest address of a name, where it stood', () => {
    const jordans = { ...dunks, address: '/business/inventory?text=jordan' };
    const renewed = keeping.given(kept(dunks, late)).when({ body: jordans });
    expect(renewed.stateAfter(savedViewsStream, 'A1')).toEqual([jordans, late]);
    keeping.given(kept(dunks)).when({ body: dunks }).thenNothingHappened();
  });

  it('and not those that they dropped', () => {
    const sameName = { ...late, name: dunks.name };
    const dropped = dropping.given(kept(dunks, sameName)).when({ body: { list: 'inventory', name: 'Dunks' } });
    expect(dropped.stateAfter(savedViewsStream, 'A1')).toEqual([sameName]);
    dropping
      .given(kept(late))
      .when({ body: { list: 'inventory', name: 'Late' } })
      .thenRejected('ViewNotFound', { field: 'name' });
  });
});

describe('Rule: the views of a list fit above it', () => {
  it('one more than that is refused', () => {
    const views = many(MAX_VIEWS_PER_LIST, () => 'inventory');
    const full = kept(...views);
    const elsewhere = { ...views[0]!, address: '/elsewhere' };
    keeping
      .given(full)
      .when({ body: dunks })
      .thenRejected('TooManyViewsOfList', { params: { max: MAX_VIEWS_PER_LIST } });
    for (const body of [late, elsewhere]) keeping.given(full).when({ body }).then({ id: 'A1', type: 'ViewKept', data: body });
  });

  it('and there is an end to lists, too', () => {
    const full = kept(...many(MAX_VIEWS, (at) => `list-${at}`));
    keeping
      .given(full)
      .when({ body: dunks })
      .thenRejected('TooManyViews', { params: { max: MAX_VIEWS } });
  });
});
