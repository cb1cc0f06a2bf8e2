export const settings = {
  pages: { settings: 'Settings' },
  intro: 'Changes take effect at once and are saved in this browser.',
  appearance: 'Appearance',
  theme: 'Colours',
  light: 'Light',
  dark: 'Dark',
  system: 'System',
  color: 'Accent',
  colors: { teal: 'Teal', indigo: 'Indigo', plum: 'Plum', graphite: 'Graphite' },
  weak: 'High contrast',
  weakText: 'Darker text and stronger lines.',
  layout: 'Layout',
  menuPlace: 'Menu',
  side: 'Side',
  top: 'Top',
  menu: 'Side menu',
  menuIcons: 'Icons',
  menuNames: 'Icons and names',
  width: 'Content width',
  fluid: 'Fluid',
  fixed: 'Fixed',
  tabs: 'Page tabs',
  tabsText: 'Up to five pages stay as you left them.',
  fixedHeader: 'Sticky header',
  fixedHeaderText: 'Otherwise it hides when you scroll down.',
  fixedSidebar: 'Sticky side menu',
  fixedSidebarText: 'Where the header hides.',
  autoHide: 'Hide the header',
  autoHideText: 'It comes back when the pointer or the focus is at the top.',
  language: 'Language',
  sound: 'Scan sounds',
  soundText: 'Good and wrong scans sound different.',
  scanner: 'Scanner speed',
  scannerText: 'Choose slower if scans arrive in pieces or press buttons.',
  scannerSpeeds: { fast: 'Fast', medium: 'Medium', slow: 'Slow' },
  labels: 'Labels',
  labelPrinter: 'Label printer',
  labelPrinterText: 'A ZPL file goes to the printer as it is, without the print dialog.',
  labelPrinters: { browser: 'Print dialog', zpl: 'ZPL file' },
  labelDpi: 'Resolution',
  labelPaper: 'Item and shelf labels',
  labelPaperText: 'Shipping labels are always 4 × 6 inches.',
  labelPapers: { '4x6': '4 × 6 in', '3x2': '3 × 2 in' },
};

export default { settings };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    settings: typeof settings;
  }
}
