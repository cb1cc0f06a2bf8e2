import { describe, expect, it } from 'vitest';
import { aliveOf, close, closeAll, closeLeft, closeRight, rename, replace, visit, type Tab } from './tabs.ts';

const tab = (key: string): Tab => ({ key, path: `/${key}` });
const abc = ['a', 'b', 'c'].map(tab);
const keys = (tabs: readonly Tab[]) => tabs.map(({ key }) => key).join('');

describe('Rule: at most five visited pages are tabs', () => {
  it('drops the oldest for a sixth', () => {
    expect(keys(['a', 'b', 'c', 'd', 'e', 'f'].map(tab).reduce<Tab[]>((tabs, next) => visit(tabs, next), []))).toBe('bcdef');
  });

  it('spares one with unsaved input, as long as another has none', () => {
    const five = ['a', 'b', 'c', 'd', 'e'].map(tab);
    expect(keys(visit(five, tab('f'), ['a']))).toBe('acdef');
    expect(keys(visit(five, tab('f'), ['a', 'b', 'c', 'd', 'e']))).toBe('bcdef');
  });

  it('moves an open tab to its new address in place', () => {
    expect(visit(abc, { key: 'b', path: '/b?pageNo=2' })).toEqual([tab('a'), { key: 'b', path: '/b?pageNo=2' }, tab('c')]);
  });

  it('keeps the name that a page gave itself', () => {
    expect(visit(rename(abc, 'b', 'OC1'), tab('b'))[1]).toEqual({ ...tab('b'), name: 'OC1' });
    expect(rename(rename(abc, 'b', 'OC1', '/list'), 'b', 'OC2')[1]).toEqual({ ...tab('b'), name: 'OC2', under: '/list' });
  });
});

describe('Rule: at most five pages are kept alive (R9.01)', () => {
  const opened = ['a', 'b', 'c', 'd', 'e', 'f'];
  const tabs = opened.map(tab).reduce<Tab[]>((before, next) => visit(before, next), []);

  it('a sixth page that was looked at lets the first go', () => {
    expect(keys(aliveOf(tabs, opened, 'f'))).toBe('bcdef');
    expect(keys(aliveOf(tabs.slice(0, 4), opened, 'c'))).toBe('bcde');
  });

  it('a tab that nobody looked at yet has no page', () => {
    expect(keys(aliveOf(tabs, ['b'], 'f'))).toBe('bf');
  });
});

describe('Rule: a page whose work is done gives way to another', () => {
  it('in its place', () => {
    expect(replace(abc, 'b', tab('order'))).toEqual([tab('a'), tab('order'), tab('c')]);
  });

  it('to the tab of that page, where it has one', () => {
    expect(replace(abc, 'b', { key: 'c', path: '/c?edit=detail' })).toEqual([tab('a'), { key: 'c', path: '/c?edit=detail' }]);
  });
});

describe('Rule: the last tab cannot be closed', () => {
  it('refuses the last one, singly and with all', () => {
    expect(close([tab('a')], 'a', 'a')).toEqual({ refused: 'lastTab' });
    expect(closeAll([tab('a')], 'a')).toEqual({ refused: 'lastTab' });
  });

  it('leaves one when all are closed', () => {
    expect(closeAll(abc, 'b')).toEqual({ tabs: [tab('b')], active: tab('b') });
  });
});

describe('Rule: closing tabs leaves a page showing', () => {
  it('shows the neighbour of the closed one', () => {
    expect(close(abc, 'b', 'b')).toEqual({ tabs: [tab('a'), tab('c')], active: tab('c') });
    expect(close(abc, 'c', 'c')).toEqual({ tabs: [tab('a'), tab('b')], active: tab('b') });
    expect(close(abc, 'a', 'c')).toEqual({ tabs: [tab('b'), tab('c')], active: tab('c') });
  });

  it('closes to the left and to the right', () => {
    expect(closeLeft(abc, 'b', 'a')).toEqual({ tabs: [tab('b'), tab('c')], active: tab('b') });
    expect(closeRight(abc, 'b', 'a')).toEqual({ tabs: [tab('a'), tab('b')], active: tab('a') });
  });

  it('says that there is nothing to close', () => {
    expect(closeLeft(abc, 'a', 'a')).toEqual({ refused: 'noTabLeft' });
    expect(closeRight(abc, 'c', 'a')).toEqual({ refused: 'noTabRight' });
  });
});
