import { afterAll, describe, expect, it, vi } from 'vitest';

const stored = new Map<string, string>();
const dataset: Record<string, string> = {};
vi.stubGlobal('document', { documentElement: { dataset } });
vi.stubGlobal('navigator', { languages: ['zh-CN'] });
vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
vi.stubGlobal('localStorage', { getItem: (key: string) => stored.get(key) ?? null, setItem: (key: string, value: string) => stored.set(key, value) });
const { changeSettings, mode, settings } = await import('./settings.ts');
afterAll(() => vi.unstubAllGlobals());

describe('Rule: the console begins with a side menu of icons, fluid, light and with tabs (R9.27–R9.31)', () => {
  it('in the language of the browser', () => {
    expect(settings.get()).toEqual({
      theme: 'light',
      color: 'teal',
      lang: 'zh',
      layout: 'side',
      sideCollapsed: true,
      multiTab: true,
      contentWidth: 'fluid',
      fixedHeader: true,
      fixedSidebar: true,
      autoHideHeader: false,
      weak: false,
      sound: true,
      scanner: 'fast',
      labelPrinter: 'browser',
      labelDpi: '203',
      labelPaper: '4x6',
    });
    expect(mode.get()).toBe('light');
  });
});

describe('Rule: what a person chooses takes effect at once and is kept (R3.43)', () => {
  it('on the document and for the next visit', async () => {
    changeSettings({ theme: 'dark', color: 'plum', weak: true, multiTab: false });
    expect([mode.get(), dataset]).toEqual(['dark', { theme: 'dark', color: 'plum', weak: 'true' }]);
    vi.resetModules();
    const { settings: again } = await import('./settings.ts');
    expect(again.get()).toMatchObject({ theme: 'dark', color: 'plum', weak: true, multiTab: false, layout: 'side' });
  });

  it('and follows the system where that is the choice', () => {
    changeSettings({ theme: 'system' });
    expect(dataset['theme']).toBe('dark');
  });
});
