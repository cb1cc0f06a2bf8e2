import { Button, Input } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import { checkBooksAccess, checkBooksEndpoint } from '#contracts/ledger/books.ts';
import { checklistLines, missingKinds, type Checklist as Lines, type ChecklistLine, type Missing } from '#contracts/periods/checklist.ts';
import { getPeriod } from '#contracts/periods/period-queries.ts';
import { useCommand } from '#web/api/use-command.ts';
import { useMay } from '#web/core/access/use-user.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { adminPaths } from '#web/core/paths/admin-paths.ts';
import { PageLink } from '#web/core/routes/page-link.tsx';
import { useWords } from '#web/i18n/use-words.ts';
import { StatusTag } from '#web/ui/status/status-tag.tsx';
import styles from './periods.module.css';

interface Props {
  checklist: Lines;
  /** Why money without an owner stays, where it can be said. */
  note?: string;
  onNote?: (note: string) => void;
}

const tones = { met: 'done', missing: 'refused', explainable: 'waiting' } as const;

/** Where a line is settled. */
const placeOf: Partial<Record<ChecklistLine, string>> = {
  storage: adminPaths.system,
  bank: withQuery(adminPaths.bankStatements, {}),
  unallocated: withQuery(adminPaths.bankStatements, {}),
  explained: adminPaths.books,
  books: adminPaths.books,
};

/** What closing demands, line by line, with what is missing and where it is settled. */
export const Checklist = ({ checklist, note, onNote }: Props) => {
  const { t } = useTranslation();
  const words = useWords();
  const noteId = useId();
  return (
    <>
      <ul className={styles['checklist']}>
        {checklist.map(({ line, state, missing }) => (
          <li key={line} data-state={state}>
            <StatusTag tone={tones[state]}>{t(`periods.${state}`)}</StatusTag>
            <span>{words(checklistLines[line])}</span>
            {state === 'met' ? <span /> : <Settle line={line} missing={missing} />}
            {missing.map(({ kind, name, value }) => (
              <p key={`${kind} ${name}`}>{filledIn(words(missingKinds[kind]), { name, value })}</p>
            ))}
          </li>
        ))}
      </ul>
      {onNote && checklist.some(({ state }) => state === 'explainable') && (
        <div className={styles['note']}>
          <label htmlFor={noteId}>{t('periods.note')}</label>
          <Input.TextArea id={noteId} rows={2} maxLength={MAX_REMARK} value={note} onChange={({ target }) => onNote(target.value)} />
        </div>
      )}
    </>
  );
};

const filledIn = (text: string, { name, value }: Pick<Missing, 'name' | 'value'>): string => text.replace('{name}', name).replace('{value}', value);

const Settle = ({ line, missing }: { line: ChecklistLine; missing: readonly Missing[] }) => {
  const { t } = useTranslation();
  const mayCheck = useMay(checkBooksAccess);
  const checking = useCommand(checkBooksEndpoint, { invalidates: [getPeriod] });
  if (mayCheck && line === 'books' && missing.some(({ kind }) => kind === 'notChecked'))
    return (
      <Button size="small" loading={checking.isPending} onClick={() => checking.mutate({})}>
        {t('periods.checkBooks')}
      </Button>
    );
  const place = line === 'earlier' ? withQuery(adminPaths.periods, { month: missing[0]?.name }) : placeOf[line];
  return place ? <PageLink to={place}>{t('periods.settle')}</PageLink> : <span />;
};
