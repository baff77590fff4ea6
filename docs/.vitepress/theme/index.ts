// Without the theme's font: the reader's system font needs no download and causes no layout shift.
import DefaultTheme from 'vitepress/theme-without-fonts';
import './style.css';

export default DefaultTheme;
