import { Button, Popover } from 'antd';
import { MessageCircleQuestion } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useUser } from '#web/core/access/use-user.ts';
import { CopyButton } from '#web/ui/text/one-id.tsx';
import styles from './postings.module.css';

/** By its number finance finds the posting at once, with all that stands here. Whoever works for the portal has nobody to ask. */
export const AskAboutButton = ({ postingId }: { postingId: string }) => {
  const { t } = useTranslation();
  const { terminal } = useUser();
  if (terminal === 'admin') return null;
  return (
    <Popover
      trigger="click"
      placement="bottomLeft"
      content={
        <div className={styles['ask']}>
          <p>{t('wallet.askText')}</p>
          <p>
            <span className="code">{postingId}</span> <CopyButton text={postingId} />
          </p>
        </div>
      }
    >
      <Button icon={<MessageCircleQuestion size={15} aria-hidden />}>{t('wallet.ask')}</Button>
    </Popover>
  );
};
