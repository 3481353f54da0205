/** The file in which a site says how it looks. */
export const THEME_FILE = "data/theme.yaml";
