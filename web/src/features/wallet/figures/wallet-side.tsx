import { useTranslation } from 'react-i18next';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expectedKinds, holdPurposeWords } from '#contracts/wallet/reads/held-and-expected.ts';
import { movements, type WalletMonth } from '#contracts/wallet/reads/wallet-month.ts';
import type { ApiError } from '#web/api/api-error.ts';
import { addressOf } from '#web/core/list/page-state.ts';
import { openFigureParameter } from '#web/core/open-row/parameters.ts';
import { useOpenRow } from '#web/core/open-row/use-open-row.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { usePageRow } from '#web/ui/page/page-tab.ts';
import { ReadStates } from '#web/ui/states/read-states.tsx';
import { SkeletonRows } from '#web/ui/states/skeletons.tsx';
import { Money } from '#web/ui/text/money.tsx';
import { TimeText } from '#web/ui/text/time-text.tsx';
import { useLiveExpected, useLiveHolds, useLiveMonth } from './use-parts.ts';
import type { Whose } from './use-wallet.ts';
import styles from './wallet-side.module.css';

/** Of what is held and of what is on the way, those that stand beside the list; the figure opens all of them. */
const MAX_ROWS = 4;

/** What is held, what is on the way, and what this month came to, beside the entries. */
export const WalletSide = ({ whose }: { whose: Whose }) => {
  const { t } = useTranslation();
  const words = useWords();
  const holds = useLiveHolds(whose);
  const expected = useLiveExpected(whose);
  const month = useLiveMonth(whose);
  return (
    <>
      <Section read={holds}>
        {({ heldCents, holds: rows }) => (
          <Parts
            figure="held"
            title={t('wallet.held')}
            cents={heldCents}
            none={t('wallet.noHolds')}
            rows={rows.map(({ holdId, purpose, reference, cents, gmtCreate }) => ({
              key: holdId,
              name: words(holdPurposeWords[purpose].what),
              no: reference.id,
              cents,
              since: gmtCreate,
              text: words(holdPurposeWords[purpose].endsBy),
            }))}
          />
        )}
      </Section>
      <Section read={expected}>
        {({ expectedCents, expected: rows }) => (
          <Parts
            figure="expected"
            title={t('wallet.expected')}
            cents={expectedCents}
            none={t('wallet.noneExpected')}
            rows={rows.map(({ kind, reference, cents, gmtCreate }) => ({
              key: `${kind} ${reference.id}`,
              name: words(expectedKinds[kind]),
              no: reference.id,
              cents,
              since: gmtCreate,
            }))}
          />
        )}
      </Section>
      <Section read={month}>{(shown) => <Month month={shown} />}</Section>
    </>
  );
};

interface SectionProps<T> {
  read: UseQueryResult<T, ApiError>;
  children: (data: T) => ReactNode;
}

function Section<T>({ read, children }: SectionProps<T>) {
  return (
    <section className={styles['section']} data-stale={read.isError && read.data !== undefined}>
      <ReadStates read={read} skeleton={<SkeletonRows rows={3} />}>
        {children}
      </ReadStates>
    </section>
  );
}

interface PartsProps {
  figure: 'held' | 'expected';
  title: string;
  cents: number;
  none: string;
  rows: readonly { key: string; name: string; no: string; cents: number; since: string; text?: string }[];
}

const Parts = ({ figure, title, cents, none, rows }: PartsProps) => {
  const { t } = useTranslation();
  const { open } = useOpenRow(openFigureParameter);
  return (
    <>
      <h2>
        {title} <Money cents={cents} />
      </h2>
      {rows.length === 0 && <p>{none}</p>}
      <ul>
        {rows.slice(0, MAX_ROWS).map(({ key, name, no, cents: part, since, text }) => (
          <li key={key}>
            <div>
              <span>
                {name} <span className="code">{no}</span>
              </span>
              <Money cents={part} />
            </div>
            <p>
              {text && <>{text} · </>}
              {t('wallet.heldSince')} <TimeText at={since} />
            </p>
          </li>
        ))}
      </ul>
      {rows.length > MAX_ROWS && (
        <button type="button" onClick={() => open(figure)}>
          {t('wallet.showAll', { count: rows.length })}
        </button>
      )}
    </>
  );
};

const Month = ({ month: { from, to, moved } }: { month: WalletMonth }) => {
  const { t } = useTranslation();
  const words = useWords();
  const { path } = usePageRow();
  const entriesOf = (types: readonly string[]) =>
    addressOf(path, { pageNo: 1, view: undefined, filters: { types: types.join(','), dateOf: 'effective', beginTime: from, endTime: to } });
  return (
    <>
      <h2>{t('wallet.thisMonth')}</h2>
      <dl>
        {moved.map(({ movement, cents }) => (
          <div key={movement}>
            <dt>{words(movements[movement].words)}</dt>
            <dd>
              <PageLink to={entriesOf(movements[movement].types)}>
                <Money cents={cents} />
              </PageLink>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
};
