import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider, initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it } from 'vitest';
import { UserContext } from '#web/core/access/use-user.ts';
import type { User } from '#web/core/access/user.ts';
import { orderWork } from '#web/shared/order-work/texts/warehouse/en.ts';
import { picking } from '../texts/warehouse/en.ts';
import type { PickList, PickUnit } from '../pick-list.ts';
import { WhoHasIt } from './who-has-it.tsx';

const i18n = createInstance();
beforeAll(async () => {
  await i18n
    .use(initReactI18next)
    .init({ lng: 'en', resources: { en: { translation: { picking, orderWork } } }, interpolation: { escapeValue: false } });
});

const noah = { id: 'U1', name: 'Noah Kim' };
const dev = { id: 'U2', name: 'Dev Patel' };
const maria = { id: 'U3', name: 'Maria Lopez' };
const unit = (progress: PickUnit['progress'], pickedBy: PickUnit['pickedBy']) => ({ progress, pickedBy }) as PickUnit;

/** What Noah reads. */
const said = (assignees: PickList['assignees'], items: PickUnit[] = [], here: string[] = []): string =>
  renderToStaticMarkup(
    <I18nextProvider i18n={i18n}>
      <UserContext value={noah as User}>
        <WhoHasIt list={{ assignees, items } as PickList} here={here} />
      </UserContext>
    </I18nextProvider>,
  )
    .replaceAll(/<svg.*?<\/svg>/g, '')
    .replaceAll(/<[^>]*>/g, '');

describe('Rule: two on one order know of each other', () => {
  it('by whom it is given to, and by who has begun it', () => {
    expect(said([dev, maria])).toBe('Assigned to Dev Patel, Maria Lopez');
    expect(said([dev], [unit('picked', maria), unit('picked', maria), unit('waiting', null)])).toBe(
      'Assigned to Dev Patel · Maria Lopez has started picking',
    );
  });

  it('where somebody is both, by what was begun', () => {
    expect(said([dev], [unit('picked', dev)])).toBe('Dev Patel has started picking');
  });

  it('and by whose handheld shows it now', () => {
    expect(said([], [], [maria.name])).toBe('On this order now: Maria Lopez');
  });

  it('and nobody reads of themselves, or of a pick that is over', () => {
    expect(said([noah], [unit('picked', noah)])).toBe('');
    expect(said([], [unit('waiting', maria), unit('shipped', dev)])).toBe('');
  });
});
