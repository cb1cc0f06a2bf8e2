import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import styles from './inspection.module.css';

const longest = 500;

export const RemarkField = ({ remark, change }: { remark: string; change: (remark: string) => void }) => {
  const { t } = useTranslation();
  return (
    <label className={styles['remark']}>
      <span>{t('inspection.remark')}</span>
      <Input.TextArea
        autoSize={{ minRows: 1, maxRows: 4 }}
        maxLength={longest}
        placeholder={t('inspection.remarkHint')}
        value={remark}
        onChange={(event) => change(event.target.value)}
      />
    </label>
  );
};
