import { theme, type ThemeConfig } from 'antd';
import type { Colour, Mode } from '#web/browser/settings.ts';
import { paletteOf } from '../theme/accents.ts';
import type { Palette } from '../theme/palette.ts';

/** antd dressed in our tokens. `still`: the person asked of all their programs to move as little as possible; our own parts heed it in their styles. */
export const antdTheme = (mode: Mode, colour: Colour, still: boolean): ThemeConfig => {
  const colours = paletteOf(mode, colour);
  return {
    algorithm: [mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm, (_seed, map) => ({ ...map!, ...statusColours(colours) })],
    token: { ...measures, ...neutralColours(colours, mode), motion: !still },
    components: components(colours, mode),
  };
};

/** Set after the algorithm: seeds would be recomputed, and dark would grey the accent. */
const statusColours = (p: Palette) => ({
  colorPrimary: p.accent,
  colorPrimaryHover: p.accentHover,
  colorPrimaryActive: p.accentDown,
  colorPrimaryBg: p.accentTint,
  colorPrimaryBgHover: p.accentTint,
  colorPrimaryBorder: p.accent,
  colorPrimaryBorderHover: p.accentHover,
  colorSuccess: p.done.dot,
  colorWarning: p.waiting.dot,
  colorError: p.danger,
  colorInfo: p.accent,
  colorLink: p.accent,
  colorLinkHover: p.accentHover,
  colorLinkActive: p.accentDown,
  gold1: p.waiting.tint,
  gold7: p.waiting.text,
  blue1: p.progress.tint,
  blue7: p.progress.text,
  green1: p.done.tint,
  green7: p.done.text,
  red1: p.refused.tint,
  red7: p.refused.text,
});

const measures = {
  fontFamily: 'var(--font)',
  fontFamilyCode: 'var(--font-mono)',
  fontSize: 13,
  controlHeight: 32,
  controlHeightSM: 26,
  controlHeightLG: 40,
  borderRadius: 6,
  borderRadiusLG: 8,
  borderRadiusSM: 4,
  borderRadiusXS: 3,
  motionDurationFast: '.08s',
  motionDurationMid: '.14s',
  motionDurationSlow: '.22s',
  motionEaseOut: 'cubic-bezier(.2,0,0,1)',
  controlOutlineWidth: 3,
};

const neutralColours = (p: Palette, mode: Mode) => ({
  colorText: p.text,
  colorTextSecondary: p.text2,
  colorTextTertiary: p.text3,
  colorTextPlaceholder: p.text3,
  colorBgContainer: p.panel,
  colorBgElevated: p.raised,
  colorBgLayout: p.chrome,
  colorBorder: p.controlBorder,
  colorBorderSecondary: p.line,
  colorSplit: p.line,
  colorTextLightSolid: p.onAccent,
  boxShadow: 'var(--shadow-popover)',
  boxShadowSecondary: 'var(--shadow-popover)',
  controlOutline: `${p.accent}${mode === 'dark' ? '33' : '29'}`,
});

const components = (p: Palette, mode: Mode): ThemeConfig['components'] => {
  const neutral = mode === 'dark' ? 'rgb(232 235 237 / 9%)' : 'rgb(23 27 31 / 7%)';
  return {
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
      paddingInline: 12,
      primaryColor: p.onAccent,
      dangerColor: p.onDanger,
      defaultHoverColor: p.text,
      defaultHoverBorderColor: p.text3,
    },
    Menu: {
      itemHeight: 34,
      collapsedWidth: 56,
      iconSize: 17,
      collapsedIconSize: 17,
      itemBg: 'transparent',
      subMenuItemBg: 'transparent',
      itemColor: p.text2,
      itemHoverBg: neutral,
      itemActiveBg: neutral,
      itemSelectedBg: neutral,
      itemSelectedColor: p.text,
      subMenuItemSelectedColor: p.text,
      itemMarginInline: 8,
      itemBorderRadius: 8,
      activeBarBorderWidth: 0,
    },
    Table: {
      cellPaddingBlockMD: 5,
      cellPaddingInlineMD: 8,
      headerBg: p.panel,
      headerColor: p.text3,
      headerSplitColor: 'transparent',
      rowSelectedBg: p.rowSelected,
      rowSelectedHoverBg: p.rowSelected,
      rowHoverBg: p.rowHover,
      borderColor: p.line,
    },
    Segmented: { trackPadding: 2 },
    Tabs: { colorBorderSecondary: 'transparent', cardBg: 'transparent', cardHeightSM: 28, inkBarColor: p.text, itemSelectedColor: p.text },
    Tag: { defaultBg: p.cancelled.tint, defaultColor: p.cancelled.text, lineHeightSM: 1.5 },
    Tooltip: { colorTextLightSolid: '#ffffff', colorBgSpotlight: mode === 'dark' ? '#2e353b' : '#171b1f' },
    Modal: { borderRadiusLG: 12 },
    Form: { itemMarginBottom: 16, verticalLabelPadding: '0 0 4px' },
  };
};
