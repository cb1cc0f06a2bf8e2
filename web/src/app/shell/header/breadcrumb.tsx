import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { withoutParameters } from '#web/browser/without-parameters.ts';
import { isGroup, pagesOf, type PageGroup, type PageRoute, type TerminalTable } from '#web/core/routes/route-table.ts';
import styles from './header.module.css';

interface Props {
  table: TerminalTable;
  rows: readonly (PageRoute | PageGroup)[];
  row: PageRoute | undefined;
  /** What the page calls itself: an order number. */
  name: string | undefined;
}

interface Crumb {
  text: string;
  to: string;
}

/** Titles of the matched routes; every one but the last is a link (R1.55). */
export const Breadcrumb = ({ table, rows, row, name }: Props) => {
  const { t } = useTranslation();
  if (!row) return null;

  const crumbs: Crumb[] = [];
  const group = rows.find((candidate) => isGroup(candidate) && candidate.pages.some(({ path }) => path === row.path));
  const first = group ? pagesOf([group])[0] : pagesOf(rows)[0];
  if (first) crumbs.push({ text: t(group?.title ?? table.title), to: withoutParameters(first.path) });
  const list = row.under === undefined ? undefined : pagesOf(rows).find(({ path }) => path === row.under);
  if (list) crumbs.push({ text: t(list.title), to: withoutParameters(list.path) });
  crumbs.push({ text: name ?? t(row.title), to: '' });

  return (
    <nav aria-label={t('shell.breadcrumb')} style={{ minWidth: 0 }}>
      <ol className={styles['crumbs']}>
        {crumbs.map(({ text, to }, index) => (
          <li key={`${index} ${text}`}>
            {index < crumbs.length - 1 ? (
              <>
                <Link to={to}>{text}</Link>
                <span className={styles['separator']} aria-hidden="true">
                  /
                </span>
              </>
            ) : (
              <span aria-current="page">{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
};
