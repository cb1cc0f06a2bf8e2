import { useTranslation } from 'react-i18next';
import {
  changeSettings,
  colours,
  labelPapers,
  labelPrinterDpis,
  scannerSpeeds,
  useSettings,
  type Colour,
  type LabelPaper,
  type LabelPrinterDpi,
  type ScannerSpeed,
} from '#web/browser/settings.ts';
import { Section } from '#web/ui/page/section.tsx';
import { useHandheld } from '#web/ui/use-handheld.ts';
import { chooseLanguage } from './choose-language.ts';
import { Choice, Toggle } from './setting.tsx';
import styles from './settings-form.module.css';

/** What a person chooses for themselves (R3.43), the same in every terminal. Each choice takes effect at once. */
export const SettingsForm = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  return (
    <>
      <Section title={t('settings.appearance')}>
        <Choice
          label={t('settings.theme')}
          value={settings.theme}
          options={{ light: t('settings.light'), dark: t('settings.dark'), system: t('settings.system') }}
          onChange={(theme) => changeSettings({ theme })}
        />
        <Choice
          label={t('settings.color')}
          value={settings.color}
          options={Object.fromEntries(colours.map((colour) => [colour, <Swatch key={colour} colour={colour} />])) as Record<Colour, React.ReactNode>}
          onChange={(color) => changeSettings({ color })}
        />
        <Choice
          label={t('settings.language')}
          value={settings.lang}
          options={{ en: <span lang="en">{t('app.english')}</span>, zh: <span lang="zh">{t('app.chinese')}</span> }}
          onChange={chooseLanguage}
        />
        <Toggle name="weak" label={t('settings.weak')} text={t('settings.weakText')} />
        <Toggle name="sound" label={t('settings.sound')} text={t('settings.soundText')} />
        <Choice
          label={t('settings.scanner')}
          text={t('settings.scannerText')}
          value={settings.scanner}
          options={Object.fromEntries(scannerSpeeds.map((speed) => [speed, t(`settings.scannerSpeeds.${speed}`)])) as Record<ScannerSpeed, string>}
          onChange={(scanner) => changeSettings({ scanner })}
        />
      </Section>
      <Labels />
      <Layout />
    </>
  );
};

const Swatch = ({ colour }: { colour: Colour }) => {
  const { t } = useTranslation();
  const name = t(`settings.colors.${colour}`);
  return <span className={styles['swatch']} data-swatch={colour} role="img" aria-label={name} title={name} />;
};

/** How the printer of this workplace takes labels. */
const Labels = () => {
  const { t } = useTranslation();
  const { labelPrinter, labelDpi, labelPaper } = useSettings();
  return (
    <Section title={t('settings.labels')}>
      <Choice
        label={t('settings.labelPrinter')}
        text={t('settings.labelPrinterText')}
        value={labelPrinter}
        options={{ browser: t('settings.labelPrinters.browser'), zpl: t('settings.labelPrinters.zpl') }}
        onChange={(next) => changeSettings({ labelPrinter: next })}
      />
      {labelPrinter === 'zpl' && (
        <Choice
          label={t('settings.labelDpi')}
          value={labelDpi}
          options={Object.fromEntries(labelPrinterDpis.map((dpi) => [dpi, `${dpi} dpi`])) as Record<LabelPrinterDpi, string>}
          onChange={(dpi) => changeSettings({ labelDpi: dpi })}
        />
      )}
      <Choice
        label={t('settings.labelPaper')}
        text={t('settings.labelPaperText')}
        value={labelPaper}
        options={Object.fromEntries(labelPapers.map((paper) => [paper, t(`settings.labelPapers.${paper}`)])) as Record<LabelPaper, string>}
        onChange={(paper) => changeSettings({ labelPaper: paper })}
      />
    </Section>
  );
};

/** On a handheld the menu is a drawer and the width its own: there is little to lay out. */
const Layout = () => {
  const { t } = useTranslation();
  const settings = useSettings();
  const handheld = useHandheld();
  return (
    <Section title={t('settings.layout')}>
      {!handheld && (
        <>
          <Choice
            label={t('settings.menuPlace')}
            value={settings.layout}
            options={{ side: t('settings.side'), top: t('settings.top') }}
            onChange={(layout) => changeSettings({ layout })}
          />
          {settings.layout === 'side' && (
            <Choice
              label={t('settings.menu')}
              value={settings.sideCollapsed ? 'icons' : 'names'}
              options={{ icons: t('settings.menuIcons'), names: t('settings.menuNames') }}
              onChange={(menu) => changeSettings({ sideCollapsed: menu === 'icons' })}
            />
          )}
          <Choice
            label={t('settings.width')}
            value={settings.contentWidth}
            options={{ fluid: t('settings.fluid'), fixed: t('settings.fixed') }}
            onChange={(contentWidth) => changeSettings({ contentWidth })}
          />
        </>
      )}
      <Toggle name="multiTab" label={t('settings.tabs')} text={t('settings.tabsText')} />
      <Toggle name="fixedHeader" label={t('settings.fixedHeader')} text={t('settings.fixedHeaderText')} />
      {!handheld && (
        <>
          <Toggle
            name="fixedSidebar"
            label={t('settings.fixedSidebar')}
            text={t('settings.fixedSidebarText')}
            idle={settings.layout === 'top' || settings.fixedHeader}
          />
          <Toggle name="autoHideHeader" label={t('settings.autoHide')} text={t('settings.autoHideText')} idle={!settings.fixedHeader} />
        </>
      )}
    </Section>
  );
};
