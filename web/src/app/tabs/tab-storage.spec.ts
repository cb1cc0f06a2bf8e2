import { afterAll, describe, expect, it, vi } from 'vitest';
import { saveTabs, loadTabs } from './tab-storage.ts';
import type { Tab } from './tabs.ts';

/** As a browser keeps cookies: by name, none of more than 4,096 letters. */
const jar = new Map<string, string>();
vi.stubGlobal('location', { protocol: 'https:' });
vi.stubGlobal('document', {
  get cookie() {
    return [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
  },
  set cookie(text: string) {
    const [name = '', value = ''] = text.split('; ')[0]!.split('=');
    if (text.length <= 4096) jar.set(name, value);
  },
});
afterAll(() => vi.unstubAllGlobals());

const again = (tabs: readonly Tab[]) => {
  saveTabs(tabs);
  return loadTabs();
};
const list = (name: string, search = ''): Tab => ({ key: `/${name}/:pageNo?`, path: `/${name}${search}` });
const application = (items: number): Tab => {
  const oneIds = Array.from({ length: items }, (_, index) => `K7Q2M4X${100 + index}`).join(',');
  return { key: `/detail||${oneIds}`, path: `/detail?dealType=3&oneIds=${encodeURIComponent(oneIds)}` };
};

describe('Rule: the open pages are kept in a cookie (R2.145)', () => {
  it('with their filters and their names', () => {
    const tabs = [list('packages', '?text=1Z&pageNo=2'), { ...list('order'), name: 'OC26112000377' }, application(10)];
    expect(again(tabs)).toEqual(tabs);
  });

  it('without the filters that are too long for it', () => {
    const [short, long] = [list('packages', '?text=1Z'), list('inventory', `?text=${'%E9%9E%8B'.repeat(300)}`)];
    expect(again([short, long])).toEqual([short, list('inventory')]);
  });

  it('without the page that is nothing without its address', () => {
    const others = [list('packages', '?text=1Z'), application(90)];
    expect(again([...others, application(100)])).toEqual(others);
  });

  it('and none where the cookie is not of ours', () => {
    jar.set('tabs', '%7B');
    expect(loadTabs()).toEqual([]);
  });
});
