import { useTranslation } from 'react-i18next';
import type { KeyHint } from '../keys/key-hints.tsx';
import { PageFooter } from '../page/page-footer.tsx';
import { Pagination } from './pagination.tsx';
import type { ListState } from './list-state.ts';

interface Props {
  state: ListState;
  total: number | undefined;
  /** Rows that show: a page, and what was scrolled to below it. */
  shown: number;
  selects: boolean;
  /** Can be searched by a text. */
  searches: boolean;
  opens: boolean;
}

export const ListFooter = ({ state, total, shown, selects, searches, opens }: Props) => {
  const { t } = useTranslation();
  const keys: readonly KeyHint[] = [
    { keys: ['J', 'K'], label: t('ui.keyRow') },
    ...(selects ? [{ keys: ['X'], label: t('ui.keySelect') }] : []),
    ...(opens ? [{ keys: ['↵'], label: t('ui.keyOpen') }] : []),
    ...(searches ? [{ keys: ['F'], label: t('ui.keyFilter') }] : []),
  ];
  return (
    <PageFooter hints={keys}>
      <Pagination pageNo={state.pageNo} size={state.size} total={total} shown={shown} onChange={(pageNo) => state.change({ pageNo })} />
    </PageFooter>
  );
};
