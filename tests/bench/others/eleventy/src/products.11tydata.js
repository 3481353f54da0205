export default {
  permalink: ({ product }) => `${product.range}/${product.slug}/`,
  eleventyComputed: {
    title: ({ product, site }) => `${product.title} | ${site.brand}`,
    description: ({ product }) => `${product.title}: ${product.summary} ${product.state}.`,
  },
};
