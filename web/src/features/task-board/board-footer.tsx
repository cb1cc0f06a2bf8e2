import { useTranslation } from 'react-i18next';
import { PageFooter } from '#web/ui/page/page-footer.tsx';

/** The keys of the board, and what was done last. */
export const BoardFooter = ({ mayMove, last }: { mayMove: boolean; last: string | undefined }) => {
  const { t } = useTranslation();
  return (
    <PageFooter
      hints={[
        { keys: ['J', 'K'], label: t('ui.keyCard') },
        { keys: ['H', 'L'], label: t('ui.keyLane') },
        ...(mayMove ? [{ keys: ['A'], label: t('taskBoard.assign') }] : []),
        { keys: ['↵'], label: t('ui.keyOpen') },
        { keys: ['?'], label: t('ui.keyHelp') },
      ]}
    >
      <span role="status">{last}</span>
    </PageFooter>
  );
};
