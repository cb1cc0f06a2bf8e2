import { useTranslation } from 'react-i18next';
import type { DataOf } from '#contracts/kernel/endpoint.ts';
import {
  type getBooks,
  explainedShare,
  invariantNames,
  invariants,
  type Break,
  type BooksCheck as Check,
  type Invariant,
} from '#contracts/ledger/books.ts';
import { useWords } from '#web/i18n/use-words.ts';
import type { Column } from '#web/ui/list/columns.ts';
import { DataTable } from '#web/ui/list/data-table.tsx';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import { formatMoney } from '#web/ui/text/formats.ts';
import { TimeText } from '#web/ui/text/time-text.tsx';
import styles from './books.module.css';

/** How the last check went, rule by rule; where one is broken, what says what. */
export const BooksCheck = ({ check }: { check: Check | null }) => {
  const { t } = useTranslation();
  if (check === null) return <p className={styles['said']}>{t('books.neverChecked')}</p>;
  const { gmtChecked, postings, unexplained, cents, breaks } = check;
  return (
    <>
      <p className={styles['said']}>
        <TimeText at={gmtChecked} /> {breaks.length === 0 ? t('books.isSound', { count: postings }) : t('books.isBroken', { count: breaks.length })}
        {` ${t('books.explained', { share: sharePercent(check), money: formatMoney(cents) })}`}
        {unexplained > 0 && ` ${t('books.unexplained', { count: unexplained })}`}
      </p>
      <ul className={styles['rules']}>
        {invariantNames.map((name) => (
          <Rule key={name} name={name} isBroken={breaks.some(({ invariant }) => invariant === name)} />
        ))}
      </ul>
      {breaks.length > 0 && <Breaks breaks={breaks} />}
    </>
  );
};

/** Rounded down: only all of it is 100 %. */
const sharePercent = (check: Check): number => Math.floor(explainedShare(check) * 10_000) / 100;

/** What came up since as postings were summed; it stands until a check finds nothing. */
export const NoticedBreaks = ({ noticed }: Pick<DataOf<typeof getBooks>, 'noticed'>) => {
  const { t } = useTranslation();
  return (
    <>
      <p className={styles['said']} role="alert">
        <StatusTag tone="refused">{t('books.broken')}</StatusTag> <TimeText at={noticed[0]!.gmtNoticed} />{' '}
        {t('books.noticed', { count: noticed.length })}
      </p>
      <Breaks breaks={noticed} />
    </>
  );
};

const Rule = ({ name, isBroken }: { name: Invariant; isBroken: boolean }) => {
  const { t } = useTranslation();
  const words = useWords();
  return (
    <li>
      <StatusTag tone={isBroken ? 'refused' : 'done'}>{t(isBroken ? 'books.broken' : 'books.holds')}</StatusTag> {words(invariants[name])}
    </li>
  );
};

const Breaks = ({ breaks }: { breaks: readonly Break[] }) => {
  const { t } = useTranslation();
  const words = useWords();
  const columns: Column<Break>[] = [
    { key: 'invariant', title: t('books.invariant'), width: 280, render: ({ invariant }) => words(invariants[invariant]) },
    { key: 'where', title: t('books.where'), render: ({ where }) => where },
    { key: 'expected', title: t('books.expected'), width: 160, numeric: true, render: ({ expected }) => expected },
    { key: 'found', title: t('books.found'), width: 160, numeric: true, render: ({ found }) => found },
    { key: 'position', title: t('books.position'), width: 170, render: ({ position }) => position },
  ];
  return <DataTable inline columns={columns} rows={breaks} keyOf={({ invariant, where }) => `${invariant} ${where}`} label={t('books.breaks')} />;
};
