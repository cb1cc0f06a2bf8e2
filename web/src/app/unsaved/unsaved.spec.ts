import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

vi.stubGlobal('addEventListener', () => undefined);
vi.stubGlobal('location', { protocol: 'http:' });
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
vi.stubGlobal('document', { cookie: '' });
const { forgetAllUnsaved, forgetUnsavedBeside, noteUnsaved, unsavedTabs } = await import('./unsaved.ts');
afterAll(() => vi.unstubAllGlobals());
afterEach(() => forgetAllUnsaved());

/** As much of an element as is asked of it. */
const fields = () => ({ isConnected: true }) as Element & { isConnected: boolean };

describe('Rule: what was entered and not saved is asked about before it is lost', () => {
  it('until its own form has saved it, whatever else is saved meanwhile', () => {
    const [page, dialog] = [fields(), fields()];
    noteUnsaved('order', page, true);
    noteUnsaved('order', dialog, true);
    noteUnsaved('order', dialog, false);
    expect(unsavedTabs()).toEqual(['order']);
    noteUnsaved('order', page, false);
    expect(unsavedTabs()).toEqual([]);
  });

  it('or its form is gone: a dialog that was closed', () => {
    const dialog = fields();
    noteUnsaved('order', dialog, true);
    Object.assign(dialog, { isConnected: false });
    expect(unsavedTabs()).toEqual([]);
  });

  it('tab by tab, as long as they are open', () => {
    noteUnsaved('order', fields(), true);
    noteUnsaved('forecast', fields(), true);
    expect(unsavedTabs()).toEqual(['order', 'forecast']);
    forgetUnsavedBeside(new Set(['forecast']));
    expect(unsavedTabs()).toEqual(['forecast']);
  });
});
