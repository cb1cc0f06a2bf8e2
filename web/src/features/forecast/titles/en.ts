export const forecast = {
  newForecast: 'New forecast',
  amendForecast: 'Amend forecast',
};

export default { forecast: { pages: forecast } };

declare module '#web/i18n/texts.ts' {
  interface Titles {
    forecast: typeof forecast;
  }
}
