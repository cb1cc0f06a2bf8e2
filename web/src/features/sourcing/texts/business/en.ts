export const sourcing = {
  text: 'What goods would bring in the short-video shop: the middle of what other platforms ask, less everything that is kept of it and what the pair costs.',
  search: 'SKU, brand or name',
  markup: 'Markup',
  creator: 'Creator share',
  shipping: 'Shipping',
  minMargin: 'Margin at least',
  minSold: 'Sold at least',
  nothing: 'No goods match',
  nothingText: 'Lower the margin or the number sold, or search for something else.',
  more: 'More goods match: narrow the search, or ask for a higher margin.',
  size: 'Size',
  inStock_one: '{{count, number}} in stock',
  inStock_other: '{{count, number}} in stock',
  price: 'Price',
  commission: 'Commission',
  creatorCut: 'Creator',
  cost: 'Cost',
  costOfStock: 'your average',
  profit: 'Profit',
  margin: 'Margin',
  sold_one: '{{count, number}} sold in 30 days',
  sold_other: '{{count, number}} sold in 30 days',
  profitOf: 'Profit by size: {{name}}',
  add: 'Add as shop product',
  addOf: 'Add as shop product: {{name}}',
  added: 'Draft {{number}} made. An administrator adds pictures and sends it to review.',
  isAdded: 'Shop product {{number}}',
};

export default { sourcing };

declare module '#web/i18n/texts.ts' {
  interface Texts {
    sourcing: typeof sourcing;
  }
}
