import { configure } from "@testing-library/react";

// Screens load their code when they need it, which takes a busy machine seconds; what is there at once is not waited for.
configure({ asyncUtilTimeout: 30_000 });
