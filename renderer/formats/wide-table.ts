/** Tables in texts that have so many columns scroll sideways in narrow windows (`ui/base.css`); others break long words. */
export const WIDE_TABLE = 4;
