import { Modal } from 'antd';
import { use } from 'react';
import { useTranslation } from 'react-i18next';
import { Key } from './key.tsx';
import { KeysContext } from './keys-context.tsx';
import styles from './keys.module.css';

/** `?`: every key that works here, in the words of whoever bound it. */
export default function KeyHelp({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const seen = new Set<string>();
  const bindings = (use(KeysContext)?.active() ?? []).filter(({ keys, label }) => label !== undefined && !seen.has(keys) && seen.add(keys));
  return (
    <Modal open title={t('ui.keys')} onCancel={onClose} footer={null} width={420}>
      <p>{t('ui.keysText')}</p>
      <dl className={styles['list']}>
        {bindings.map(({ keys, label }) => (
          <div key={keys} style={{ display: 'contents' }}>
            <dt>
              {keys.split(' ').map((key) => (
                <Key key={key}>{shown(key)}</Key>
              ))}
            </dt>
            <dd>{label}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}

const signs: Readonly<Record<string, string>> = {
  Enter: '↵',
  Escape: 'Esc',
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  ' ': '␣',
};

const shown = (key: string): string => signs[key] ?? key.replace('mod+', 'Ctrl ').toUpperCase();
