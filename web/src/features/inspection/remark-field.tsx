import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { MAX_REMARK } from '#contracts/kernel/fields/typed-lengths.ts';
import styles from './inspection.module.css';

export const RemarkField = ({ remark, change }: { remark: string; change: (remark: string) => void }) => {
  const { t } = useTranslation();
  return (
    <label className={styles['remark']}>
      <span>{t('inspection.remark')}</span>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={MAX_REMARK}
        placeholder={t('inspection.remarkHint')}
        value={remark}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
};
