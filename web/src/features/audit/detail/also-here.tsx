import { useTranslation } from 'react-i18next';
import { Avatar } from '#web/ui/avatar/avatar.tsx';
import styles from '../review.module.css';
import { reviewTopic } from '#contracts/audit/audit-topics.ts';
import { useAlsoHere } from '#web/live/use-also-here.ts';

/** The colleagues who have the same application open. */
export const AlsoHere = ({ oddNo }: { oddNo: string }) => {
  const { t } = useTranslation();
  const [name, ...others] = useAlsoHere([reviewTopic(oddNo)]);
  return (
    <span role="status">
      {name !== undefined && (
        <span className={styles['here']} title={[name, ...others].join(', ')}>
          <span aria-hidden>
            <Avatar name={name} />
          </span>
          <span>{others.length > 0 ? t('audit.alsoHereMore', { name, count: others.length }) : t('audit.alsoHere', { name })}</span>
        </span>
      )}
    </span>
  );
};
