import { ConfigProvider } from 'antd';
import type { Locale } from 'antd/es/locale';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useMode, useSettings } from '#web/browser/settings.ts';
import { useReducedMotion } from '#web/ui/use-reduced-motion.ts';
import { loadAntdLocale } from './antd-locale.ts';
import { componentDefaults } from './component-defaults.tsx';
import { antdTheme } from './antd-theme.ts';

const useTheme = () => {
  const { color } = useSettings();
  const mode = useMode();
  const still = useReducedMotion();
  return useMemo(() => antdTheme(mode, color, still), [mode, color, still]);
};

/** antd in our tokens, for what opens outside of the console. */
export const ThemeProvider = ({ children }: { children: ReactNode }) => (
  <ConfigProvider theme={useTheme()} {...componentDefaults}>
    {children}
  </ConfigProvider>
);

interface Props {
  /** Loaded before the first page: antd would make every page anew once it got one. */
  first: Locale;
  children: ReactNode;
}

/** antd in our tokens and in the language in use. */
export const LocalizedThemeProvider = ({ first, children }: Props) => {
  const { lang } = useSettings();
  const theme = useTheme();
  const [locale, setLocale] = useState(first);
  useEffect(() => {
    let over = false;
    void loadAntdLocale[lang]().then((loaded) => !over && setLocale(loaded));
    return () => {
      over = true;
    };
  }, [lang]);
  return (
    <ConfigProvider theme={theme} locale={locale} {...componentDefaults}>
      {children}
    </ConfigProvider>
  );
};
