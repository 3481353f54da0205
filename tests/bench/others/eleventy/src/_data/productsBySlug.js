import { readFileSync } from "node:fs";

export default function () {
  const products = JSON.parse(readFileSync(new URL("products.json", import.meta.url), "utf8"));
  return Object.fromEntries(products.map((product) => [product.slug, product]));
}
