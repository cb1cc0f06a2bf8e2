import { Search } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_SEARCH } from '#contracts/kernel/fields/typed-lengths.ts';
import { Key } from '#web/ui/keys/key.tsx';
import { useKeys } from '#web/ui/keys/use-keys.ts';
import { useScans } from '#web/ui/keys/use-scans.ts';
import { withQuery } from '#web/core/links/with-query.ts';
import { pagesOf, type PageGroup, type PageRoute } from '#web/core/routes/route-table.ts';
import { useGo } from '#web/core/routes/use-go.ts';
import styles from './header.module.css';

/** Takes what is typed or scanned to the list that finds it. */
export const SearchField = ({ path, rows }: { path: string; rows: readonly (PageRoute | PageGroup)[] }) => {
  const { t } = useTranslation();
  const go = useGo();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const permitted = pagesOf(rows).some((row) => row.path === path);
  // An account that may not open that list searches the page that it is on.
  const search = () => (field.current ?? searchOfPage())?.focus();
  useKeys([{ keys: '/', atOnce: true, label: t('ui.keySearch'), run: search }]);
  const find = (wanted: string) => {
    if (wanted !== '') go(withQuery(path, { text: wanted }));
  };
  // Where nobody reads that list a scan does nothing, and presses no shortcut either.
  useScans((code) => permitted && find(code.trim()));
  if (!permitted) return null;

  const submit = (event: React.SyntheticEvent) => {
    event.preventDefault();
    if (text.trim() === '') return;
    find(text.trim());
    setText('');
    field.current?.blur();
  };

  return (
    <form role="search" aria-label={t('shell.search')} className={styles['search']} onSubmit={submit}>
      <Search size={15} strokeWidth={1.7} aria-hidden />
      <input
        ref={field}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && field.current?.blur()}
        placeholder={t('shell.search')}
        aria-label={t('shell.search')}
        title={t('shell.searchHint')}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={MAX_SEARCH}
      />
      <Key>/</Key>
    </form>
  );
};

const searchOfPage = (): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('main [role="search"] input')].find((input) => input.checkVisibility());
