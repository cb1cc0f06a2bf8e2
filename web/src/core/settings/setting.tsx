import { Segmented, Switch } from 'antd';
import { useId, type ReactNode } from 'react';
import { changeSettings, useSettings, type Settings } from '#web/browser/settings.ts';
import styles from './settings-form.module.css';

interface ChoiceProps<Value extends string> {
  label: string;
  text?: string;
  value: Value;
  options: Readonly<Record<Value, ReactNode>>;
  onChange: (value: Value) => void;
}

export function Choice<Value extends string>({ label, text, value, options, onChange }: ChoiceProps<Value>) {
  return (
    <Setting label={label} text={text}>
      {() => (
        <Segmented
          value={value}
          options={(Object.entries(options) as [Value, ReactNode][]).map(([key, shown]) => ({ value: key, label: shown }))}
          onChange={onChange}
          aria-label={label}
        />
      )}
    </Setting>
  );
}

type Flag = { [Name in keyof Settings]: Settings[Name] extends boolean ? Name : never }[keyof Settings];

interface ToggleProps {
  name: Flag;
  label: string;
  text?: string;
  /** Another choice leaves it nothing to do. */
  idle?: boolean;
}

export const Toggle = ({ name, label, text, idle = false }: ToggleProps) => {
  const settings = useSettings();
  return (
    <Setting label={label} text={text}>
      {(id) => <Switch id={id} disabled={idle} checked={settings[name]} onChange={(checked) => changeSettings({ [name]: checked })} />}
    </Setting>
  );
};

const Setting = ({ label, text, children }: { label: string; text?: string | undefined; children: (id: string) => ReactNode }) => {
  const id = useId();
  return (
    <div className={styles['setting']}>
      <div>
        <label htmlFor={id}>{label}</label>
        {text && <p>{text}</p>}
      </div>
      {children(id)}
    </div>
  );
};
