import { numberOf } from './chance.ts';

/** A product as whoever starts the sandbox names it. */
export interface CatalogueEntry {
  styleCode: string;
  brand: string;
  name: string;
  sizes: readonly string[];
  retailCents: number;
  /** Demand relative to the others; 1 unless said otherwise. */
  weight?: number | undefined;
}

export interface Product extends CatalogueEntry {
  weight: number;
  variants: readonly Variant[];
}

/** One size of a product: what is traded. */
export interface Variant {
  /** `DD1391-100/9.5` */
  key: string;
  styleCode: string;
  size: string;
  /** Twelve digits, the last a check digit. */
  gtin: string;
  product: Product;
}

export interface Catalogue {
  products: readonly Product[];
  product(styleCode: string): Product | undefined;
  variant(key: string): Variant | undefined;
  byGtin(gtin: string): Variant | undefined;
  /** By GTIN, by style code however it is spelled, or by words that all stand in brand and name. */
  search(query: string): readonly Product[];
  /** What a seller describes in words of its own; made where nobody else trades it. */
  described(goods: Described): Variant;
}

export interface Described {
  gtin?: string | undefined;
  /** A style code stands somewhere in them. */
  texts: readonly string[];
  size: string;
  cents: number;
}

export const catalogueOf = (entries: readonly CatalogueEntry[]): Catalogue => {
  const products = entries.map(productOf);
  const variants = products.flatMap((product) => product.variants);
  const byCode = new Map(products.map((product) => [codeOf(product.styleCode), product]));
  const byKey = new Map(variants.map((variant) => [variant.key, variant]));
  const byGtin = new Map(variants.map((variant) => [variant.gtin, variant]));
  return {
    products,
    product: (styleCode) => byCode.get(codeOf(styleCode)),
    variant: (key) => byKey.get(key),
    byGtin: (gtin) => byGtin.get(gtin),
    search(query) {
      const scanned = byGtin.get(query.trim());
      if (scanned) return [scanned.product];
      const coded = byCode.get(codeOf(query));
      if (coded) return [coded];
      const words = query.toLowerCase().split(/\s+/).filter(Boolean);
      return products.filter(({ brand, name }) => words.every((word) => `${brand} ${name}`.toLowerCase().includes(word)));
    },
    described({ gtin = '', texts, size, cents }) {
      const scanned = byGtin.get(gtin);
      if (scanned) return scanned;
      const words = codeOf(texts.join(' / '));
      const product = products.find(({ styleCode }) => words.includes(codeOf(styleCode)));
      const known = product?.variants.find((variant) => variant.size === size);
      return (
        known ??
        productOf({ styleCode: product?.styleCode ?? texts[0] ?? 'unknown', brand: '', name: texts[0] ?? '', sizes: [size], retailCents: cents })
          .variants[0]!
      );
    },
  };
};

/** `HQ7978 100` and `HQ7978-100` are one. */
const codeOf = (styleCode: string): string => styleCode.replaceAll(/[\s-]/g, '').toUpperCase();

const productOf = (entry: CatalogueEntry): Product => {
  const product: Product = { ...entry, weight: entry.weight ?? 1, variants: [] };
  return Object.assign(product, { variants: entry.sizes.map((size) => variantOf(product, size)) });
};

const variantOf = (product: Product, size: string): Variant => {
  const key = `${product.styleCode}/${size}`;
  return { key, styleCode: product.styleCode, size, gtin: gtinOf(key), product };
};

const gtinOf = (key: string): string => {
  const digits = String(numberOf(`gtin ${key}`, 11));
  const sum = [...digits].reduce((total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 3 : 1), 0);
  return digits + String((10 - (sum % 10)) % 10);
};
