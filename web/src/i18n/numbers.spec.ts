import i18next from 'i18next';
import { describe, expect, it, vi } from 'vitest';
import { textsOfArea } from '../app/language/texts-of-areas.ts';
import { startI18n } from './i18n.ts';

describe('Rule: numbers in texts are grouped, however many are told', () => {
  it('by one format', async () => {
    vi.stubGlobal('document', { documentElement: {} });
    await startI18n('en', textsOfArea('inventory'));
    const tell = (count: number) => i18next.t('inventory.count', { count });
    expect(tell(1204)).toBe('1,204 items');
    const formats = vi.spyOn(Intl, 'NumberFormat');
    expect([1205, 98_765].map(tell)).toEqual(['1,205 items', '98,765 items']);
    expect(formats).not.toHaveBeenCalled();
  });
});
